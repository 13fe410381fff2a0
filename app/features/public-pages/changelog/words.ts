export const changelog = {
  title: "Novidades do portal",
  description: "O que mudou no Portal Suíça, e quais mudanças nasceram de ideias dos membros.",
  homeLink: "Portal Suíça, página inicial",
  lead: "As últimas mudanças do portal, da mais nova à mais antiga.",
  ask: "Dar uma ideia ou votar nas que existem",
  asked: "Nasceu de ideias de membros:",
  idea: "ver a ideia",
  ideaOf: "ver a ideia {{number}}",
  ideaFor: "{{link}} que pediu “{{title}}”",
  empty: {
    title: "Nada publicado ainda",
    text: "Quando algo mudar no portal, aparece aqui.",
  },
} as const;
