export const underConstruction = {
  eyebrow: "Em construção",
  text: "Esta área ainda não está pronta. As notícias já funcionam, com busca e favoritos.",
  news: "Ler as notícias",
  home: "Ir para o início",
  logo: "Portal Suíça, início",
};
