import { log } from "~/process/log.server";
import { EXTERNAL_REFUSED, findSafePath } from "~/http/safe-path";

/**
 * The path that a link or a stored row asks to go on to; null where it names none. An address that leaves
 * the portal is refused: the caller goes to its own default, and the log says the binding sentence. The
 * address itself stays out of the log, since it may carry a token.
 */
export function findNextPath(wanted: unknown): `/${string}` | null {
  const path = findSafePath(wanted);
  if (!path && typeof wanted === "string" && wanted !== "") log.warn(EXTERNAL_REFUSED);
  return path;
}
