export const speech = {
  listen: "Ouvir em {{language}}: {{text}}",
} as const;
