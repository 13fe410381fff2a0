export const figureBrowser = {
  languages: "Idiomas no mapa",
  figure: "Número no mapa",
  show: "Mostrar",
  name: "Cantão",
  sortName: "Ordenar por nome",
  sortHighest: "Ordenar do maior ao menor",
  sortLowest: "Ordenar do menor ao maior",
  groups: "Cantões por idioma",
  count_one: "{{count}} cantão",
  count_other: "{{count}} cantões",
} as const;
