/** What was begun and can be gone on with, from home. */
export const goOn = {
  reading: "Continue lendo",
  watching: "Continue assistindo",
};
