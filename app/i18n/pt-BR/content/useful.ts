export const useful = {
  title: "Isto foi útil?",
  yes: "Sim",
  no: "Não",
  thanks: "Obrigado pela resposta.",
  thanksNo: "Obrigado. A redação vai olhar.",
  failed: "Não deu para salvar a resposta. Tente de novo em instantes.",
  reason: "O que faltou?",
  reasons: {
    outdated: "Está desatualizado",
    unclear: "Não ficou claro",
    wrong: "Há um erro",
    incomplete: "Falta informação",
    other: "Outro motivo",
  },
  note: "Conte mais (opcional)",
  noteHint: "Só a redação lê. Não escreva dados pessoais.",
  send: "Enviar",
};
