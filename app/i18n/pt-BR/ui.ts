export const ui = {
  login: "Entrar",
  contact: "Falar com a equipe",
  loading: "Carregando a página",
  newTab: "abre em nova aba",
};
