export const cantonsIndex = {
  index: {
    title: "Cantões da Suíça",
    lead: "Um número por vez: no mapa, toque em um cantão; na tabela, ordene pelo título da coluna.",
    leadFree:
      "Os idiomas oficiais dos 26 cantões, e um cantão aberto por inteiro para você conhecer a página.",
    sample: "Abrir {{name}}, completo",
    members: "Membros por cantão",
    left: "Quanto sobra em cada cantão?",
    compare: "Comparar cantões",
    lockedFigures:
      "Com a assinatura, o mapa mostra aluguel, salário, imposto na fonte e seguro de saúde de cada cantão.",
    membership: "Conhecer a assinatura",
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
