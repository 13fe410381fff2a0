/** From "guessed at once" to "practically unguessable", in the meter's order. */
export const passwordStrength = {
  label: "Força da senha",
  levels: ["muito fraca", "fraca", "razoável", "boa", "ótima"],
} as const;
