export const hub = {
  newest: "Mais recente: {{when}}",
  started: "Em andamento",
  glossary: "Palavras suíças explicadas em português",
  plan: "Seus próximos passos, com datas",
  practice: "Cinco minutos por dia com as palavras das repartições",
  letters: "Seguro, aluguel, imposto: prontas na língua da repartição",
};
