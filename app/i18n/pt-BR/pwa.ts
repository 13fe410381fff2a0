export const pwa = {
  update: {
    text: "Há uma versão nova do portal.",
    now: "Atualizar",
    later: "Depois",
  },
} as const;
