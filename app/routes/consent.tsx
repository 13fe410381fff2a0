import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { config, isHttps } from "~/config.server";
import { consentCookie, readChoice } from "~/features/consent/consent.server";
import { ConsentPage } from "~/features/consent/consent-page";
import { effectiveConsent } from "~/features/consent/effective-consent";
import { requireForm } from "~/http/form";
import { requireSafePath } from "~/http/safe-path";
import { consent as words } from "~/i18n/pt-BR/consent";
import { to } from "~/i18n/paths";
import { pageMeta } from "~/page-meta";
import { publicAction, publicLoader } from "~/session/guards.server";

export const loader = publicLoader(({ request }) => {
  const isMeasured = Boolean(config.POSTHOG_KEY && config.POSTHOG_HOST);
  const { consent } = effectiveConsent(request.headers.get("cookie") ?? "", {});
  return { given: isMeasured ? consent : null };
});

/** Keeps the choice and goes back to where it was made. */
export const action = publicAction(async ({ request }) => {
  const form = await requireForm(request);
  return redirect(requireSafePath(form.get("redirect") ?? to("/consent")), {
    headers: { "Set-Cookie": consentCookie(readChoice(form), Date.now(), isHttps) },
  });
});

export default function Consent() {
  return <ConsentPage {...useLoaderData<typeof loader>()} returnTo={to("/consent")} />;
}

export const meta = pageMeta(() => ({ title: words.title }));
