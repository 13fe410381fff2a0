export const editConflict = {
  title: "Outra versão foi salva enquanto você escrevia",
  text: "Nada foi perdido: a sua versão continua no formulário, e a salva está aqui. Salvar de novo põe a sua no lugar dela.",
  unknown:
    "Nada foi perdido: a sua versão continua no formulário. A versão salva não pôde ser carregada agora; tente de novo.",
  take: "Descartar a minha e usar a salva",
  none: "vazio",
};

export const failedForm = {
  title: "Não deu para salvar",
  text: "O que você enviou não foi salvo. Volte à página e tente de novo em instantes.",
  typed: "O que você escreveu:",
  back: "Voltar à página",
};
