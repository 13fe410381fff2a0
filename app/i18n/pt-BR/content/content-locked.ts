export const contentLocked = {
  inside: "O que há dentro · {{minutes}}",
  explanation: "Você continua com acesso a tudo o que é gratuito. A assinatura acrescenta:",
  action: "Conhecer a assinatura",
};
