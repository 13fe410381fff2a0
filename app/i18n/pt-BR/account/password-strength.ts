export const passwordStrength = {
  label: "Força da senha",
  levels: ["muito fraca", "fraca", "razoável", "boa", "ótima"],
} as const;
