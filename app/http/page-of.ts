import { findSafePath } from "./safe-path";

/**
 * Where a form goes back to that the browser sent itself, the page's scripts not being there yet; null where
 * a script sent it.
 * @param otherwise where the browser does not say from where it comes
 */
export function findPageOf({ headers }: Request, otherwise: string): string | null {
  if (!headers.get("accept")?.includes("text/html")) return null;
  const from = URL.parse(headers.get("referer") ?? "");
  return findSafePath(from && from.pathname + from.search) ?? otherwise;
}
