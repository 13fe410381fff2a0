export const favourites = {
  label: "Salvar nos favoritos",
  labelOf: "Salvar nos favoritos: {{title}}",
  saved: "Salvo nos favoritos.",
  removed: "Removido dos favoritos.",
  undo: "Desfazer",
  failed: "Não foi possível salvar agora. Tente de novo em alguns instantes.",
};
