export const favorites = {
  label: "Salvar nos favoritos",
  labelOf: "Salvar nos favoritos: {{title}}",
  waiting: "Sem conexão: isto será salvo quando a internet voltar.",
  failed: "Não foi possível salvar agora. Tente de novo em alguns instantes.",
};
