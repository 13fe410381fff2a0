export const legal = {
  version: "Versão {{version}}",
  effective: "Em vigor desde {{date}}",
  effectiveOn: "Data de vigência: {{date}}",
  notInForce: {
    upcoming: "Esta versão ainda não vale. Ela entra em vigor em {{date}}.",
    earlier: "Esta é uma versão anterior, que não vale mais.",
  },
  toCurrent: "Ler a versão em vigor",
  versions: "Todas as versões",
  dates: {
    upcoming: "entra em vigor em {{date}}",
    current: "em vigor desde {{date}}",
    earlier: "valeu a partir de {{date}}",
  },
  changes: "O que mudou nesta versão",
  print: "Imprimir",
  home: "Portal Suíça, página inicial",
  terms: "Termos de uso",
  privacy: "Privacidade",
} as const;
