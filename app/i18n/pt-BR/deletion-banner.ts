/** Separate from the texts of the page "Seus dados", which other pages need not load. */
export const deletionBanner = {
  title: "Sua conta será excluída em {{date}}",
  text: "Até lá, você pode desistir.",
  action: "Manter minha conta",
} as const;
