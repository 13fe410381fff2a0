import { hasSlugLetters, slugify, SLUG_MAX_LENGTH } from "../../../../contract/shared/text.ts";

/** Slugs of fixed pages beside `{slug}`; content with such a slug would be unreachable. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  "results",
  "favorites",
  "my-learning",
  "my-discussions",
  "create",
  "edit",
  "compare",
  "email-preference",
  "share",
  "history",
  "progress",
  "notes",
  "broken",
  "certificates",
]);

/** Generated slugs leave room for a number at the end. */
const MADE_LENGTH = 80;

export function slugProblem(slug: unknown): string | null {
  if (typeof slug !== "string" || slug === "") return "Escreva o endereço (slug).";
  if (slug.length > SLUG_MAX_LENGTH) {
    return `O endereço tem ${slug.length} caracteres; use até ${SLUG_MAX_LENGTH}.`;
  }
  if (!hasSlugLetters(slug)) {
    return "Use só letras minúsculas sem acento, números e hífens simples no endereço.";
  }
  if (reservedSlugs.has(slug)) {
    return `O endereço “${slug}” já é uma página do portal. Escolha outro.`;
  }
  return null;
}

export function slugFrom(title: unknown): string {
  const words = slugify(String(title ?? "").replaceAll("ß", "ss"));
  if (words.length <= MADE_LENGTH) return words;
  return words
    .slice(0, MADE_LENGTH + 1)
    .replace(/-[^-]*$/, "")
    .slice(0, MADE_LENGTH);
}

export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  const isFree = (slug: string) => !taken.has(slug) && !reservedSlugs.has(slug);
  let slug = base;
  for (let times = 2; !isFree(slug); times += 1) slug = `${base}-${times}`;
  return slug;
}
