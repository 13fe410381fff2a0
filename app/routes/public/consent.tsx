import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findDecision, effectiveConsent } from "~/analytics/consent";
import { config, isHttps } from "~/process/config.server";
import {
  consentCookie,
  consentLogCookie,
  decide,
  logDecision,
  readChoice,
} from "~/features/public-pages/consent/consent.server";
import { ConsentPage } from "~/features/public-pages/consent/consent-page";
import { doneCookie } from "~/features/notifications/toasts/done";
import { requireForm } from "~/forms/form";
import { requireSafePath } from "~/http/safe-path";
import { consent as words } from "~/features/public-pages/consent/words";
import { to } from "~/i18n/paths";
import { pageMeta } from "~/page/page-meta";
import { publicAction, publicLoader } from "~/guards/guards.server";

const cookiesOf = (request: Request) => request.headers.get("cookie") ?? "";

export const loader = publicLoader(({ request }) => {
  const hasAnalytics = Boolean(config.POSTHOG_KEY && config.POSTHOG_HOST);
  const { consent } = effectiveConsent(cookiesOf(request), {});
  return { consent: hasAnalytics ? consent : null };
});

export const action = publicAction(async ({ request, signedIn, service }) => {
  const form = await requireForm(request);
  const page = requireSafePath(form.get("redirect") ?? to("/consent"));
  const decision = decide(readChoice(form), findDecision(cookiesOf(request)), Date.now());
  const address = request.headers.get("x-portal-client-address") ?? "";
  const headers = new Headers({ "Set-Cookie": consentCookie(decision, isHttps) });
  if (await logDecision(service.consents, decision, address)) {
    const memberId = signedIn?.member.id ?? null;
    headers.append("Set-Cookie", consentLogCookie(decision, memberId, isHttps));
  }
  headers.append("Set-Cookie", doneCookie("consent", isHttps));
  return redirect(page, { headers });
});

export default function Consent() {
  return <ConsentPage {...useLoaderData<typeof loader>()} returnTo={to("/consent")} />;
}

export const meta = pageMeta(() => ({ title: words.title }));
