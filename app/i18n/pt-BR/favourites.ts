export const favourites = {
  label: "Salvar nos favoritos",
  labelOf: "Salvar nos favoritos: {{title}}",
  saved: "Salvo nos favoritos.",
  removed: "Removido dos favoritos.",
  undo: "Desfazer",
  undoOtherWay: "O botão Salvar nos favoritos desfaz.",
  failed: "Não foi possível salvar agora. Tente de novo em alguns instantes.",
};
