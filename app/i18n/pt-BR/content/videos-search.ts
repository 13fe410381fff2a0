export const videosSearch = {
  title: "Buscar vídeos",
  loading: "Carregando os vídeos",
  count_zero: "Nenhum vídeo",
  count_one: "{{count}} vídeo",
  count_other: "{{count}} vídeos",
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
