export const validFor = {
  open: "Dizer para quem a resposta vale (opcional)",
  hint: "Com o ano, quem ler depois sabe se ainda vale.",
  canton: "Cantão",
  anyCanton: "Toda a Suíça",
  permit: "Permissão",
  anyPermit: "Qualquer permissão",
  year: "Ano",
  noYear: "Não dizer",
  label: "Vale para: {{scope}}",
  withPermit: "permissão {{permit}}",
  outdated: "Pode estar desatualizada: {{year}} já acabou",
};
