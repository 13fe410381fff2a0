export const contentGroups = {
  all: "Ver tudo",
  allOf: "{{kind}}: ver tudo",
  unavailable: "As publicações não carregaram",
};
