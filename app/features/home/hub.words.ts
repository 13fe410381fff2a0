export const hub = {
  newest: "Mais recente: {{when}}",
  started: "Em andamento",
  glossary: "Palavras suíças explicadas em português",
  plan: "Seus próximos passos, com datas",
};
