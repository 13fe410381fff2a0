/** From "guessed at once" to "not in this life"; as the meter counts them. */
export const passwordStrength = {
  label: "Força da senha",
  levels: ["muito fraca", "fraca", "razoável", "boa", "ótima"],
} as const;
