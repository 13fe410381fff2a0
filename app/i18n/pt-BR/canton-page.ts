/** Of the page of one canton, which draws with no other words. */
export const cantonPage = {
  page: {
    languages: "Idiomas oficiais",
    capital: "Capital",
    joined: "Na Confederação desde",
    figures: "Em números",
    source: "Fonte",
    reviewed: "conferido em {{date}}",
    sampleTitle: "Um cantão de amostra",
    sample:
      "Esta página está aberta para todos os membros. Com a assinatura, os outros 25 cantões também.",
    next: "Continue por aqui",
    figure: "Número",
    value: "Valor",
    place: "Do maior ao menor",
    compare: "Comparar com outros cantões",
    forum: "Este cantão no fórum",
    members: "Membros deste cantão",
    news: "Notícias deste cantão",
    official: "Site oficial do cantão",
    migrationOffice: "Secretaria de migração do cantão",
    migrationPhone: "Telefone da secretaria de migração: {{phone}}",
    holidays: "Feriados do cantão",
    picture: "Paisagem do cantão {{name}}",
    membership: "Conhecer a assinatura",
  },
  unknown: "s/d",
} as const;
