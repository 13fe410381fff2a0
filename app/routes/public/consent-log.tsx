import { findDecision, isToBeLogged } from "~/analytics/consent";
import { isHttps } from "~/process/config.server";
import { consentLogCookie, logDecision } from "~/features/public-pages/consent/consent.server";
import { notFound } from "~/http/app-error";
import { publicAction, publicLoader } from "~/guards/guards.server";

export const loader = publicLoader(({ request }): never => {
  throw notFound(request);
});

export const action = publicAction(async ({ request, signedIn, service }) => {
  const cookies = request.headers.get("cookie") ?? "";
  const decision = findDecision(cookies);
  const memberId = signedIn?.member.id ?? null;
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (decision && isToBeLogged(cookies, decision, memberId)) {
    const address = request.headers.get("x-portal-client-address") ?? "";
    if (await logDecision(service.consents, decision, address))
      headers.append("Set-Cookie", consentLogCookie(decision, memberId, isHttps));
  }
  return new Response(null, { status: 204, headers });
});
