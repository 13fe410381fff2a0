export const failedForm = {
  title: "Não deu para salvar",
  text: "O que você enviou não foi salvo. Volte à página e tente de novo em instantes.",
  typed: "O que você escreveu:",
  back: "Voltar à página",
};
