export const lockedPage = {
  title: "Este conteúdo faz parte da assinatura",
  explanation: "Você continua com acesso a tudo o que é gratuito. A assinatura acrescenta:",
  action: "Ver como assinar",
  news: "Ler as notícias",
};
