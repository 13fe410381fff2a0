import { isRouteErrorResponse } from "@remix-run/react";
import { redactAll } from "~/analytics/redact";
import { isCrawler } from "./crawler";

/**
 * What the log gets of an error page that a crawler is not shown; null when there is
 * none. Only of thrown answers: every other error is logged as such, whoever met it.
 */
export function findUnshownError(request: Request, errors: Record<string, unknown> | null) {
  if (!errors || !isCrawler(request.headers.get("user-agent"))) return null;
  const thrown = Object.values(errors).find(isRouteErrorResponse);
  if (!thrown) return null;
  return {
    status: thrown.status,
    answer: redactAll<unknown>(thrown.data),
    requestId: request.headers.get("x-request-id"),
  };
}
