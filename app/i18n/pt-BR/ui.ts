export const ui = {
  loading: "Carregando a página",
};
