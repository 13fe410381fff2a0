/** Words that are pages of their own beside `{slug}`; content with such a slug could not be reached. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  "results",
  "favorites",
  "my-learning",
  "my-discussions",
  "create",
  "edit",
  "compare",
  "email-preference",
]);

const maxLength = 96;
const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/**
 * Says why a slug is refused, in words for editors, or null when it is fine. Pure.
 */
export function slugProblem(slug: unknown): string | null {
  if (typeof slug !== "string" || slug === "") return "Escreva o endereço (slug).";
  if (slug.length > maxLength) {
    return `O endereço tem ${slug.length} caracteres; use até ${maxLength}.`;
  }
  if (!pattern.test(slug)) {
    return "Use só letras minúsculas sem acento, números e hífens simples no endereço.";
  }
  if (reservedSlugs.has(slug)) {
    return `O endereço “${slug}” já é uma página do portal. Escolha outro.`;
  }
  return null;
}
