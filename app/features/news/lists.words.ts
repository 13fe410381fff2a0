export const newsSearch = {
  title: "Buscar notícias",
  loading: "Carregando as notícias",
  count_zero: "Nenhuma notícia",
  count_one: "{{count}} notícia",
  count_other: "{{count}} notícias",
  example: "Ex.: prêmios 2027",
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

export const newsFavorites = {
  title: "Notícias favoritas",
  savedAt: "Salva: {{when}}",
  unavailableItem: "Esta notícia não está mais disponível",
  unavailableItemText: "Ela foi retirada do ar depois que você a salvou.",
  empty: {
    title: "Você ainda não salvou notícias",
    text: "Toque no marcador de uma notícia para salvá-la aqui.",
  },
  unavailable: {
    title: "Suas favoritas não carregaram",
    text: "Elas continuam salvas. Tente de novo em alguns instantes.",
  },
};
