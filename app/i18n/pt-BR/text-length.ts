export const textLength = {
  tooLong: "O texto é longo demais: {{length}}.",
  form: {
    title: "O texto é longo demais para ser enviado",
    text: "Nada foi salvo. Volte à página anterior, onde o navegador costuma guardar o que você escreveu, e envie um texto menor.",
  },
};
