export const videosSearch = {
  title: "Buscar vídeos",
  loading: "Carregando os vídeos",
  count_zero: "Nenhum vídeo",
  count_one: "{{count}} vídeo",
  count_other: "{{count}} vídeos",
  example: "Ex.: registro na comuna",
  noMatch: {
    title: "Nenhum vídeo com esses filtros",
  },
  filter: {
    sorts: {
      new: "Recentes",
      old: "Antigos",
    },
  },
};

export const videosFavorites = {
  title: "Vídeos favoritos",
  savedAt: "Salvo: {{when}}",
  unavailableItem: "Este vídeo não está mais disponível",
  unavailableItemText: "Ele foi retirado do ar depois que você o salvou.",
  empty: {
    title: "Você ainda não salvou vídeos",
    text: "Toque no marcador de um vídeo para salvá-lo aqui.",
  },
  unavailable: {
    title: "Seus favoritos não carregaram",
    text: "Eles continuam salvos. Tente de novo em alguns instantes.",
  },
};
