export const authorWords = {
  someone: "Membro do portal",
  team: "Equipe",
  livesIn: "Mora em {{code}}",
};
