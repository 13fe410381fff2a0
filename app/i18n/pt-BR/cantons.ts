export const cantons = {
  languages: {
    de: "alemão",
    fr: "francês",
    it: "italiano",
    rm: "romanche",
  },
  figures: {
    population: "População",
    salary: "Salário mediano",
    rent: "Aluguel médio",
    grdp: "Produto interno bruto",
    area: "Área",
  },
  values: {
    millions: "{{value}} milhões",
    squareKm: "{{value}} km²",
  },
  page: {
    languages: "Línguas oficiais",
    capital: "Capital",
    joined: "Na Confederação desde",
    figures: "Em números",
    source: "Fonte",
    sampleTitle: "Um cantão de amostra",
    sample:
      "Esta página está aberta para todos os membros. Com a assinatura, os outros 25 cantões também.",
    next: "Continue por aqui",
    news: "Notícias deste cantão",
    official: "Site oficial do cantão",
    membership: "Ver como assinar",
  },
  list: {
    title: "Os 26 cantões",
    lead: "Enquanto a comparação não fica pronta, veja cada cantão na página dele.",
  },
  locked: {
    figures: "População, salário, aluguel, produto interno bruto e área, com fonte e ano",
    all: "Os 26 cantões, no mapa e em páginas próprias",
    news: "As notícias filtradas por cantão",
    sample: "Ver {{name}} inteiro, de graça",
  },
  unknown: "s/d",
} as const;
