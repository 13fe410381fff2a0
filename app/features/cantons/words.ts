export const cantonsIndex = {
  index: {
    title: "Cantões da Suíça",
    lead: "Os 26 cantões com população, salário da região e aluguel. Cada nome leva à página do cantão.",
    leadFree: "Os 26 cantões e os idiomas de cada um. Cada nome leva à página do cantão.",
    left: "Quanto sobra em cada cantão?",
    compare: "Comparar cantões",
    membership: "Conhecer a assinatura",
    caption: "Os 26 cantões da Suíça",
    name: "Cantão",
    code: "Sigla",
    languages: "Idiomas oficiais",
    sources: "Fontes e anos",
    away: "Os dados dos cantões não carregaram",
    awayText: "Tente de novo em alguns minutos. Os nomes levam à página de cada cantão.",
    empty: "Ainda não há dados dos cantões",
    emptyText: "Eles aparecem aqui assim que forem publicados.",
  },
  list: {
    title: "Os 26 cantões",
    lead: "Veja cada cantão na página dele.",
  },
} as const;
