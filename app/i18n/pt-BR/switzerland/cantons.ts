export const cantons = {
  languages: {
    de: "alemão",
    fr: "francês",
    it: "italiano",
    rm: "romanche",
  },
  figures: {
    population: "População",
    salary: "Salário mediano da região",
    rent: "Aluguel médio",
    grdp: "Produto interno bruto",
    area: "Área",
    premium: "Prêmio médio do seguro de saúde por mês",
  },
  values: {
    squareKm: "{{value}} km²",
  },
  locked: {
    figures: "População, salário, aluguel, produto interno bruto e área, com fonte e ano",
    all: "Os 26 cantões, no mapa e em páginas próprias",
    news: "As notícias filtradas por cantão",
    sample: "Ver um cantão inteiro de graça: {{name}}",
  },
  unknown: "s/d",
} as const;
