export const emptyCategory = {
  title: "Nada nesta categoria por enquanto",
  text: "Veja as outras categorias. Quando sair algo nesta, aparece aqui.",
};

export const subject = {
  everyKind: "Este assunto em notícias, artigos, vídeos e cursos",
  empty: {
    title: "Ainda não há nada sobre este assunto",
    text: "Quando a redação publicar, aparece aqui: notícias, artigos, vídeos e cursos.",
    action: "Ir para o Início",
  },
};
