export const videos = {
  title: "Vídeos",
  seeAll: "Ver todos os vídeos",
  seeAllOfCategory: "Ver todos desta categoria",
  empty: {
    title: "Ainda não há vídeos",
    text: "Assim que a redação publicar o primeiro, ele aparece aqui.",
  },
  unavailable: {
    title: "Os vídeos não carregaram",
  },
  door: {
    why: "Os vídeos abertos são de quem tem conta. Criar a sua não custa nada, e depois você volta para esta página.",
  },
  locked: {
    title: "Este vídeo faz parte da assinatura",
    how: "Como assistir",
  },
  page: {
    neighbors: "Outros vídeos",
  },
};
