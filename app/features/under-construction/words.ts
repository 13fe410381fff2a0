export const underConstruction = {
  eyebrow: "Em breve",
  state:
    "Aqui ainda não há conteúdo suficiente. A página abre sozinha quando houver, sem data marcada.",
  preview: "O que está previsto",
  free: "Na conta grátis",
  paying: "Na assinatura",
  ask: "Avise-me quando abrir",
  asked: "Combinado: quando esta área abrir, você recebe um e-mail, uma única vez.",
  stop: "Não quero mais o aviso",
  count: "{{count}} membros esperam por esta área.",
  failed: "Não conseguimos salvar o seu pedido agora. Tente de novo em alguns instantes.",
  meanwhile: "Enquanto isso, já funcionam:",
  home: "Ir para o início",
};
