export const articlesSearch = {
  title: "Buscar artigos",
  loading: "Carregando os artigos",
  count_zero: "Nenhum artigo",
  count_one: "{{count}} artigo",
  count_other: "{{count}} artigos",
  example: "Ex.: conta bancária",
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

export const articlesFavorites = {
  title: "Artigos favoritos",
  savedAt: "Salvo: {{when}}",
  unavailableItem: "Este artigo não está mais disponível",
  unavailableItemText: "Ele foi retirado do ar depois que você o salvou.",
  empty: {
    title: "Você ainda não salvou artigos",
    text: "Toque no marcador de um artigo para salvá-lo aqui.",
  },
  unavailable: {
    title: "Seus favoritos não carregaram",
    text: "Eles continuam salvos. Tente de novo em alguns instantes.",
  },
};
