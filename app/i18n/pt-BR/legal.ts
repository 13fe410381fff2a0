export const legal = {
  version: "Versão {{version}}",
  effective: "Em vigor desde {{date}}",
  changes: "O que mudou nesta versão",
  print: "Imprimir",
  home: "Portal Suíça, página inicial",
  back: "Voltar ao início",
  terms: "Termos de uso",
  privacy: "Privacidade",
  consent: "Privacidade e cookies",
  others: "Outros documentos",
} as const;
