export const coursesSearch = {
  title: "Buscar cursos",
  loading: "Carregando os cursos",
  count_zero: "Nenhum curso",
  count_one: "{{count}} curso",
  count_other: "{{count}} cursos",
  noMatch: {
    title: "Nenhum curso com esses filtros",
  },
  filter: {
    sorts: {
      new: "Recentes",
      old: "Antigos",
    },
  },
};
