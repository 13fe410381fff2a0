import { plainText } from "../../../contract/plain-text.ts";
import { fold } from "../../../contract/text.ts";

/**
 * Title and summary without accents and in lower case, so that "saude" finds "Saúde". The app folds
 * what members type in the same way.
 */
export function searchText(title: unknown, summary: unknown): string {
  return fold(`${String(title ?? "")} ${String(summary ?? "")}`).trim();
}

/**
 * Every word of an item between single spaces, one before the first and one after the last too: a word
 * is found by its beginning (" trem") or whole (" ahv ").
 */
export function searchBody(title: unknown, summary: unknown, body: unknown): string {
  const text = `${searchText(title, summary)} ${fold(plainText(String(body ?? "")))}`;
  return ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
}

/** Codes between single spaces, so that a filter finds " C " and no " Ci "; null for none. */
export function codeText(codes: unknown): string | null {
  const listed: unknown = typeof codes === "string" ? JSON.parse(codes) : codes;
  return Array.isArray(listed) && listed.length > 0 ? ` ${listed.join(" ")} ` : null;
}
