export const fragments = {
  cantonFigures: {
    caption: "Lado a lado",
    figure: "Número",
    population: "População",
    salary: "Salário mediano da região",
    rent: "Aluguel médio",
    unknown: "s/d",
    sources: "Fontes",
  },
} as const;
