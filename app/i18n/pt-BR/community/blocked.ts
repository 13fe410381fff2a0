export const blocked = {
  comment: "Você bloqueou quem escreveu isto. Para ler, desbloqueie no perfil de quem escreveu.",
  topic: "Tópico de quem você bloqueou",
} as const;
