import { redactAddress } from "~/analytics/redact";
import { findSafePath } from "~/http/safe-path";
import { CONTEXT_MAX_LENGTH } from "../../../../contract/account/support.ts";
import type { TicketContext } from "./ticket-fields";

const REQUEST_ID = /^[\w-]{8,64}$/;

/** "Firefox 156, Linux": enough to debug, too little to identify a person. */
function browserOf(userAgent: string): string | null {
  const browser = /(Edg|OPR|Firefox|Chrome|Version)\/(\d+)/.exec(userAgent);
  const system = /(iPhone|iPad|Android|Windows|Mac OS X|CrOS|Linux)/.exec(userAgent);
  if (!browser) return null;
  const names: Record<string, string> = { Edg: "Edge", OPR: "Opera", Version: "Safari" };
  const name = names[browser[1] ?? ""] ?? browser[1];
  return [`${name} ${browser[2]}`, system?.[1]].filter(Boolean).join(", ");
}

/** The query parameters `page` and `request` override the headers `Referer` and `X-Request-Id`. */
export function ticketContextOf(request: Request): TicketContext {
  const { pathname, searchParams: query } = new URL(request.url);
  const referer = URL.parse(request.headers.get("referer") ?? "");
  const cameFrom = referer && referer.pathname !== pathname ? referer.pathname : null;
  const named = query.get("request") ?? "";
  const page = findSafePath(query.get("page")) ?? findSafePath(cameFrom);
  return {
    page: page && redactAddress(page).slice(0, CONTEXT_MAX_LENGTH),
    browser: browserOf(request.headers.get("user-agent") ?? ""),
    requestId: REQUEST_ID.test(named) ? named : request.headers.get("x-request-id"),
  };
}
