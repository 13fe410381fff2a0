export const articlesSearch = {
  title: "Buscar artigos",
  loading: "Carregando os artigos",
  count_zero: "Nenhum artigo",
  count_one: "{{count}} artigo",
  count_other: "{{count}} artigos",
  noMatch: {
    title: "Nenhum artigo com esses filtros",
  },
  filter: {
    sorts: {
      new: "Recentes",
      old: "Antigos",
    },
  },
};
