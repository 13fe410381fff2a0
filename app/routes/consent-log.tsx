import { findDecision, isToBeLogged } from "~/analytics/consent";
import { isHttps } from "~/config.server";
import { consentLogCookie, logDecision } from "~/features/consent/consent.server";
import { notFound } from "~/http/app-error";
import { runtime } from "~/runtime.server";
import { publicAction, publicLoader } from "~/session/guards.server";

export const loader = publicLoader(({ request }): never => {
  throw notFound(request);
});

/** Tells the log of a choice that it lacks, or lacks for the member who logged in since. */
export const action = publicAction(async ({ request, session }) => {
  const cookies = request.headers.get("cookie") ?? "";
  const decision = findDecision(cookies);
  const memberId = session?.member.id ?? null;
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (decision && isToBeLogged(cookies, decision, memberId)) {
    const address = request.headers.get("x-portal-client-address") ?? "";
    if (await logDecision(runtime.consents, decision, session, address))
      headers.append("Set-Cookie", consentLogCookie(decision, memberId, isHttps));
  }
  return new Response(null, { status: 204, headers });
});
