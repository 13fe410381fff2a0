export const goOn = {
  reading: "Continue lendo",
  watching: "Continue assistindo",
};
