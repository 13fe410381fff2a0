export const contentPlain = {
  offer: "Este texto tem uma versão em linguagem simples.",
  shown: "Você está lendo a versão em linguagem simples.",
  toPlain: "Ler em linguagem simples",
  toUsual: "Ler o texto completo",
  failed: "Não deu para trocar agora. Tente de novo em instantes.",
};
