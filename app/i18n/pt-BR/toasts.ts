export const toasts = {
  list: "Avisos ({hotkey})",
  toast: "Aviso",
  close: "Fechar aviso",
  /** What an action did before it led to the page; each has its key in the cookie. */
  done: {
    consent: "Escolha salva.",
  },
} as const;
