export const newsSearch = {
  title: "Buscar notícias",
  loading: "Carregando as notícias",
  count_zero: "Nenhuma notícia",
  count_one: "{{count}} notícia",
  count_other: "{{count}} notícias",
  noMatch: {
    title: "Nenhuma notícia com esses filtros",
  },
  filter: {
    sorts: {
      new: "Recentes",
      old: "Antigas",
    },
  },
};
