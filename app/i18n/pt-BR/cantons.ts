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
  },
  unknown: "s/d",
} as const;
