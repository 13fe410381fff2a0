export const underConstruction = {
  eyebrow: "Em construção",
  text: {
    member: "Esta área ainda não está pronta. As notícias já funcionam, com busca e favoritos.",
    visitor: "Esta página ainda não está pronta. Quem já tem conta pode entrar normalmente.",
  },
  pages: {
    signup: "Criar conta",
    confirmEmail: "Confirmar e-mail",
    forgotPassword: "Recuperar a senha",
  },
  news: "Ler as notícias",
  home: "Ir para o início",
  login: "Entrar",
  landing: "Voltar à página inicial",
  logo: "Portal Suíça, página inicial",
};
