import { data, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { config } from "~/config.server";
import { logIn } from "~/features/auth/auth.server";
import { demoLogin } from "~/features/auth/demo-login.server";
import { LoginPage } from "~/features/auth/login-page";
import { requireForm } from "~/http/form";
import { findSafePath } from "~/http/safe-path";
import { auth } from "~/i18n/pt-BR/auth";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { pageMeta } from "~/page-meta";
import { runtime } from "~/runtime.server";
import { accessCookie } from "~/session/cookies.server";
import { guestAction, guestLoader } from "~/session/guards.server";

const t = translator("auth", auth);

export const loader = guestLoader(({ request }) => ({
  redirectTo: findSafePath(new URL(request.url).searchParams.get("redirect")),
  demo: config.PORTAL_MODE === "demo" ? demoLogin : null,
}));

export const action = guestAction(async ({ request }) => {
  const address = request.headers.get("x-portal-client-address") ?? "";
  const outcome = await logIn(runtime.users, runtime.sessions, await requireForm(request), address);
  if (outcome.session) {
    runtime.analytics.record(
      "login",
      { method: "password" },
      { person: outcome.session.member, cookies: request.headers.get("cookie") ?? "" },
    );
    throw redirect(findSafePath(outcome.redirectTo) ?? to("/app"), {
      headers: { "Set-Cookie": accessCookie(outcome.session.accessToken) },
    });
  }
  const { lastResult, failure } = outcome;
  const status =
    failure?.code === "rate_limited"
      ? 429
      : failure?.code === "unavailable"
        ? 503
        : failure
          ? 401
          : 400;
  return data({ lastResult, failure }, { status });
});

export default function Login() {
  const { redirectTo, demo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <LoginPage
      lastResult={answer?.lastResult ?? null}
      failure={answer?.failure ?? null}
      demo={demo}
      {...(redirectTo && { redirectTo })}
    />
  );
}

export const meta = pageMeta(() => ({
  title: t("login.title"),
  description: t("login.lead"),
  path: "/login",
}));
