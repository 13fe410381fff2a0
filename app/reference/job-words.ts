/** Names of a job's choices, for the list, the employers' form and the team's queue. */
export const jobChoices = {
  contracts: {
    permanent: "Prazo indeterminado",
    temporary: "Temporário",
    internship: "Estágio",
    freelance: "Autônomo",
  },
  languages: { de: "Alemão", fr: "Francês", it: "Italiano", en: "Inglês", pt: "Português" },
  policies: {
    any: "Aceita todas as nacionalidades",
    eu_efta: "Suíça, UE e EFTA",
    swiss_permit: "Só quem já tem autorização na Suíça",
    sponsors_quota: "Pede autorização para quem é de fora da UE e da EFTA",
  },
  per: { hour: "por hora", month: "por mês", year: "por ano" },
};
