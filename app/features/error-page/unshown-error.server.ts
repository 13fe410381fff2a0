import { isRouteErrorResponse } from "@remix-run/react";
import { redactAll } from "~/analytics/redact";
import { isCrawler } from "./crawler";

/** Only for thrown responses: other errors are logged for every visitor. */
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
