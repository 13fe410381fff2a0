export const ui = {
  loading: "Carregando a página",
  newTab: "abre em nova aba",
};
