export const readingLook = {
  open: "Como ler: tamanho, modo de leitura e voz",
  leaveCalm: "Mostrar o portal de novo",
};
