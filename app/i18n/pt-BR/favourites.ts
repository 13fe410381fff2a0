export const favourites = {
  label: "Salvar nos favoritos",
  labelOf: "Salvar nos favoritos: {{title}}",
  failed: "Não foi possível salvar agora. Tente de novo em alguns instantes.",
};
