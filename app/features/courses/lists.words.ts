export const coursesSearch = {
  title: "Buscar cursos",
  loading: "Carregando os cursos",
  count_zero: "Nenhum curso",
  count_one: "{{count}} curso",
  count_other: "{{count}} cursos",
  example: "Ex.: alemão",
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

export const coursesFavorites = {
  title: "Cursos favoritos",
  savedAt: "Salvo: {{when}}",
  unavailableItem: "Este curso não está mais disponível",
  unavailableItemText: "Ele foi retirado do ar depois que você o salvou.",
  empty: {
    title: "Você ainda não salvou cursos",
    text: "Toque no marcador de um curso para salvá-lo aqui.",
  },
  unavailable: {
    title: "Seus favoritos não carregaram",
    text: "Eles continuam salvos. Tente de novo em alguns instantes.",
  },
};
