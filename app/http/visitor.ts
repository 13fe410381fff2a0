export type Visitor = { address: string; userAgent: string };

const NOT_FOR_HEADERS = /[^\x20-\x7e]/g;
const MAX_AGENT_LENGTH = 400;

export function visitorOf(request: Request): Visitor {
  return {
    address: request.headers.get("x-portal-client-address") ?? "",
    userAgent: (request.headers.get("user-agent") ?? "")
      .replace(NOT_FOR_HEADERS, "")
      .slice(0, MAX_AGENT_LENGTH),
  };
}

/** Headers that the service trusts because of the internal key. */
export function visitorHeaders(internalKey: string, visitor: Visitor): Record<string, string> {
  return {
    "x-portal-internal": internalKey,
    "x-portal-client-address": visitor.address,
    "x-portal-client-agent": visitor.userAgent,
  };
}
