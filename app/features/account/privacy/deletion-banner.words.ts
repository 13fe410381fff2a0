export const deletionBanner = {
  title: "Sua conta será excluída em {{date}}",
  text: "Até lá, você pode desistir.",
  action: "Manter minha conta",
} as const;
