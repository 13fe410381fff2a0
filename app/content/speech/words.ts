export const speech = {
  listen: "Ouvir em {{language}}: {{text}}",
  languages: { de: "alemão", fr: "francês", it: "italiano" },
  failed: "O som não carregou. Tente de novo com conexão.",
} as const;
