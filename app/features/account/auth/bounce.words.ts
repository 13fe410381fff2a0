export const bounce = {
  go: "Continuar",
} as const;
