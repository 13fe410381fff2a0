export const contentLocked = {
  inside: "O que há dentro · {{minutes}}",
  explanation: "Você continua com acesso a tudo o que é gratuito. A assinatura acrescenta:",
  action: "Conhecer a assinatura",
};

export const lockedPage = {
  title: "Este conteúdo faz parte da assinatura",
  explanation: "Você continua com acesso a tudo o que é gratuito. A assinatura acrescenta:",
  action: "Conhecer a assinatura",
  news: "Ler as notícias",
};
