export const drafts = {
  kept: "Rascunho salvo. Você pode continuar em outro aparelho.",
  failed: "O rascunho não pôde ser salvo agora. O texto continua aqui.",
  conflict: {
    title: "Este rascunho foi mudado em outro aparelho",
    text: "Lá está escrito: “{{start}}”",
    take: "Usar o texto de lá",
    keep: "Ficar com o texto daqui",
  },
};
