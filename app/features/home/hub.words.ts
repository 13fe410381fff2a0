export const hub = {
  newest: "Mais recente: {{when}}",
  started: "Em andamento",
  glossary: "Palavras suíças explicadas em português",
  plan: "Seus próximos passos, com datas",
  letters: "Seguro, aluguel, imposto: prontas na língua da repartição",
};
