/** For browsers that sent a small form themselves. */
export const failedForm = {
  title: "Não deu para guardar",
  text: "O que você enviou não foi guardado. Volte à página e tente de novo em instantes.",
  back: "Voltar à página",
};
