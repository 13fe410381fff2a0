export const validFor = {
  open: "Dizer para quem a resposta vale (opcional)",
  hint: "Com o ano, quem ler depois sabe se ainda vale.",
  canton: "Cantão",
  anyCanton: "Toda a Suíça",
  permit: "Autorização",
  anyPermit: "Qualquer autorização",
  year: "Ano",
  noYear: "Não dizer",
  label: "Vale para: {{scope}}",
  withPermit: "autorização {{permit}}",
  outdated: "Pode estar desatualizada: {{year}} já acabou",
};
