export const ui = {
  login: "Entrar",
  loading: "Carregando a página",
  newTab: "abre em nova aba",
};
