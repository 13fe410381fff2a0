export const reportReasons = {
  label: "Por que denunciar?",
  spam: "Propaganda ou spam",
  offence: "Ofensa ou discriminação",
  scam: "Golpe ou fraude",
  personal_data: "Dados pessoais",
  wrong_info: "Informação errada",
  other: "Outro motivo",
  note: "O que aconteceu? (opcional)",
} as const;
