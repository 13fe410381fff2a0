export const ui = {
  login: "Entrar",
  contact: "Falar com a equipe",
  loading: "Carregando a página",
  file: { choose: "Escolher arquivo", none: "Nenhum arquivo escolhido" },
  newTab: "abre em nova aba",
};
