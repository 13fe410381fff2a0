import { log } from "~/process/log.server";
import { EXTERNAL_REFUSED, findSafePath } from "~/http/safe-path";

/**
 * The path to continue to, from a link or a stored row; null if there is none. An address outside the
 * portal is refused: the caller uses its default, and the product's fixed sentence is logged. The address
 * is not logged, because it may contain a token.
 */
export function findNextPath(requested: unknown): `/${string}` | null {
  const path = findSafePath(requested);
  if (!path && typeof requested === "string" && requested !== "") log.warn(EXTERNAL_REFUSED);
  return path;
}
