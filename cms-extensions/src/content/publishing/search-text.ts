import { plainText } from "../../../../contract/content/rich-text.ts";
import { fold } from "../../../../contract/shared/text.ts";

/**
 * Title and summary without accents and in lower case, so that "saude" finds "Saúde". The app folds queries
 * in the same way.
 */
export function searchText(title: unknown, summary: unknown): string {
  return fold(`${String(title ?? "")} ${String(summary ?? "")}`).trim();
}

/**
 * All words of an item, with single spaces around each, also at start and end: a query matches the
 * beginning of a word (" trem") or a whole word (" ahv ").
 */
export function searchBody(title: unknown, summary: unknown, body: unknown): string {
  const text = `${searchText(title, summary)} ${fold(plainText(String(body ?? "")))}`;
  return ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
}

/**
 * Codes with single spaces around each, so that a filter for " C " does not match " Ci "; null if there are
 * none.
 */
export function codeText(codes: unknown): string | null {
  const listed: unknown = typeof codes === "string" ? JSON.parse(codes) : codes;
  return Array.isArray(listed) && listed.length > 0 ? ` ${listed.join(" ")} ` : null;
}
