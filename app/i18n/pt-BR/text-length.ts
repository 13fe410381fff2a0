/** Of every text that has a limit. */
export const textLength = {
  tooLong: "O texto é longo demais: {{length}}.",
};
