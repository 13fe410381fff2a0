export const rowKeys = {
  open: "Atalhos de teclado",
  title: "Atalhos de teclado",
  close: "Fechar",
  keys: { next: "J", previous: "K", help: "?" },
  words: {
    next: "vai para a linha seguinte",
    previous: "vai para a linha anterior",
    help: "abre esta ajuda",
  },
  use: "Usar estes atalhos",
};
