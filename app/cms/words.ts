export const richText = {
  callouts: {
    note: "Saiba mais",
    warning: "Atenção",
    tip: "Dica",
  },
};
