export const LOCALE = "pt-BR";

/** A link inside the portal: `to("/app/news")` → `/pt-BR/app/news`. */
export function to(path: `/${string}` | ""): string {
  return `/${LOCALE}${path}`;
}
