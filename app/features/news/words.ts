export const news = {
  title: "Notícias",
  seeAll: "Ver todas as notícias",
  seeAllOfCategory: "Ver todas desta categoria",
  empty: {
    title: "Ainda não há notícias",
    text: "Assim que a redação publicar a primeira, ela aparece aqui.",
  },
  unavailable: {
    title: "As notícias não carregaram",
  },
  door: {
    why: "A notícia inteira é aberta a quem tem conta. Criar a sua não custa nada, e depois você volta para esta página.",
  },
  locked: {
    title: "O resto desta notícia faz parte da assinatura",
    how: "Como ler",
  },
  page: {
    neighbors: "Outras notícias",
  },
};
