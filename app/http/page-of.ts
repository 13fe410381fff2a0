import { findSafePath } from "./safe-path";

/**
 * The page to return to after a form that the browser sent without scripts; null if a script sent it.
 * @param otherwise used if the browser sends no referrer
 */
export function findPageOf({ headers }: Request, otherwise: string): string | null {
  if (!headers.get("accept")?.includes("text/html")) return null;
  const from = URL.parse(headers.get("referer") ?? "");
  return findSafePath(from && from.pathname + from.search) ?? otherwise;
}
