export const changelog = {
  title: "Você pediu, fizemos",
  footer: "Novidades do portal",
  description: "O que mudou no Portal Suíça, e o que disso foi ideia de quem usa o portal.",
  homeLink: "Portal Suíça, página inicial",
  lead: "O que mudou no portal, do mais novo ao mais antigo.",
  ask: "Dar uma ideia ou votar nas que existem",
  asked: "Ideia de membros:",
  idea: "ver a ideia",
  ideaOf: "ver a ideia {{number}}",
  empty: {
    title: "Nada publicado ainda",
    text: "Quando algo mudar no portal, aparece aqui.",
  },
} as const;
