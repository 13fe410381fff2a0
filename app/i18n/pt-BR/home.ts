export const home = {
  greeting: "Olá, {{name}}",
  greetingNameless: "Olá",
  lead: "O que mudou na Suíça e o que você pode fazer com isso.",
  news: "Últimas notícias",
  allNews: "Todas as notícias",
  areas: "Áreas do portal",
  underConstruction: "Em construção",
};
