export const toasts = {
  list: "Avisos ({hotkey})",
  toast: "Aviso",
  close: "Fechar aviso",
  /** The toast's cookie contains the key. */
  done: {
    consent: "Escolha salva.",
  },
  favorites: {
    saved: "Salvo nos favoritos.",
    removed: "Removido dos favoritos.",
    sent: "A conexão voltou, e seus favoritos foram salvos.",
    refused: "Um favorito marcado sem conexão não pôde ser salvo.",
    undo: "Desfazer",
    undoOtherWay: "O botão Salvar nos favoritos desfaz.",
  },
} as const;
