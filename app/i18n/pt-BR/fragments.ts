export const fragments = {
  cantonFigures: {
    caption: "Números dos cantões",
    canton: "Cantão",
    population: "População (em mil)",
    salary: "Salário mediano por mês",
    rent: "Aluguel médio por mês",
    unknown: "s/d",
    sources: "Fontes",
  },
} as const;
