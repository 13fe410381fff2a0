export const announcements = {
  levels: { info: "Aviso da equipe", warning: "Aviso importante" },
  more: "Saiba mais",
  dismiss: "Dispensar este aviso",
};
