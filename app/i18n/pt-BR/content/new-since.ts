export const newSince = {
  title: "Novo desde a sua última leitura, em {{since}}",
  more_one: "E mais {{count}} publicação nas áreas abaixo.",
  more_other: "E mais {{count}} publicações nas áreas abaixo.",
};
