import type { IncomingMessage } from "node:http";
import { refuseSize, refuseTarget } from "./front-guard.ts";
import type { FrontGuardOptions, Refusal } from "./front-guard.ts";

const HUBS = /^\/hubs\/[\w-]+(?:\/negotiate)?$/;
const METHODS = new Set(["GET", "POST", "DELETE"]);
/** The service's limit, including the protocol frame. */
const MAX_BODY_BYTES = 1024 * 1024;

export const isHubPath = (path: string): boolean => HUBS.test(path);

/**
 * Guards the hubs instead of the page guard: other methods and types, the same host and origin rules. The
 * member's cookie authenticates here, so other sites' pages must not send anything. A program with a token
 * of its own sends no origin.
 */
export function refuseHubRequest(
  request: IncomingMessage,
  { allowedHosts, allowedOrigins }: Pick<FrontGuardOptions, "allowedHosts" | "allowedOrigins">,
): Refusal | null {
  const { method = "", url = "", headers } = request;
  if (!METHODS.has(method)) {
    return { status: 405, code: "method_not_allowed", headers: { Allow: "GET, POST, DELETE" } };
  }
  const badTarget = refuseTarget(url);
  if (badTarget) return badTarget;
  if (!allowedHosts.has((headers.host ?? "").toLowerCase())) {
    return { status: 421, code: "unknown_host" };
  }
  if (!isOurs(request, allowedOrigins)) return { status: 403, code: "foreign_origin" };
  return refuseSize(request, { maxBodyBytes: MAX_BODY_BYTES });
}

function isOurs(
  { method, headers }: IncomingMessage,
  allowedOrigins: FrontGuardOptions["allowedOrigins"],
): boolean {
  const { origin, "sec-fetch-site": site, authorization } = headers;
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (origin !== undefined) return allowedOrigins.has(origin);
  return method === "GET" || site === "same-origin" || authorization !== undefined;
}
