import { data, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { config } from "~/config.server";
import { logIn, type LoggedIn } from "~/features/auth/auth.server";
import { demoLogin } from "~/features/auth/demo-login.server";
import { failureStatus } from "~/features/auth/login-failure";
import { findLoginNotice } from "~/features/auth/login-notices";
import { LoginPage } from "~/features/auth/login-page";
import { PASSKEY_INTENT } from "~/features/auth/passkey-login";
import { CODE_INTENT, SecondStepPage } from "~/features/auth/second-step-page";
import { sendCode, sendPasskey } from "~/features/auth/second-step.server";
import { requireForm } from "~/http/form";
import { findSafePath } from "~/http/safe-path";
import { visitorOf } from "~/http/visitor";
import { auth } from "~/i18n/pt-BR/auth";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import { indexedPageMeta } from "~/indexed-page-meta";
import { runtime } from "~/runtime.server";
import {
  accessCookie,
  deviceCookie,
  expiredLoginStepCookie,
  findDeviceToken,
  findLoginStep,
  loginStepCookie,
} from "~/session/cookies.server";
import { guestAction, guestLoader } from "~/session/guards.server";
import { useAnswer } from "~/use-answer";

const t = translator("auth", auth);

export const loader = guestLoader(({ request }) => {
  const { searchParams } = new URL(request.url);
  return {
    redirectTo: findSafePath(searchParams.get("redirect")),
    isSecondStep: searchParams.get("step") === "code" && findLoginStep(request) !== null,
    notice: findLoginNotice(searchParams),
    demo: config.PORTAL_MODE === "demo" ? demoLogin : null,
  };
});

type Method = "password" | "code" | "passkey";

function enter(request: Request, { session, deviceToken }: LoggedIn, by: Method, wanted: unknown) {
  runtime.analytics.record(
    "login",
    { method: by },
    { person: session.member, cookies: request.headers.get("cookie") ?? "" },
  );
  const headers = new Headers();
  headers.append("Set-Cookie", accessCookie(session.accessToken));
  headers.append("Set-Cookie", deviceCookie(deviceToken));
  if (by !== "password") headers.append("Set-Cookie", expiredLoginStepCookie());
  return redirect(findSafePath(typeof wanted === "string" ? wanted : null) ?? to("/app"), {
    headers,
  });
}

export const action = guestAction(async ({ request }) => {
  const form = await requireForm(request);
  const browser = { visitor: visitorOf(request), deviceToken: findDeviceToken(request) };
  const wanted = form.get("redirect");
  const intent = form.get("intent");
  const { users, sessions } = runtime;
  if (intent === CODE_INTENT || intent === PASSKEY_INTENT) {
    const challenge = findLoginStep(request);
    const outcome =
      intent === CODE_INTENT
        ? await sendCode(users, sessions, { challenge, code: String(form.get("code")) }, browser)
        : await sendPasskey(
            users,
            sessions,
            { challenge, answer: String(form.get("answer")) },
            browser,
          );
    if (outcome.session) throw enter(request, outcome, intent, wanted);
    const { failure } = outcome;
    return data({ lastResult: null, failure }, { status: failureStatus(failure) });
  }
  const outcome = await logIn(users, sessions, form, browser);
  if (outcome.session) throw enter(request, outcome, "password", outcome.redirectTo);
  if (outcome.challenge !== null) {
    const redirectTo = findSafePath(outcome.redirectTo);
    const query = new URLSearchParams({
      step: "code",
      ...(redirectTo && { redirect: redirectTo }),
    });
    throw redirect(`${to("/login")}?${query}`, {
      headers: { "Set-Cookie": loginStepCookie(outcome.challenge) },
    });
  }
  const { lastResult, failure } = outcome;
  return data({ lastResult, failure }, { status: failure ? failureStatus(failure) : 400 });
});

export default function Login() {
  const { redirectTo, isSecondStep, notice, demo } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const failure = answer?.failure ?? null;
  const way = redirectTo ? { redirectTo } : {};
  if (isSecondStep) return <SecondStepPage failure={failure} {...way} />;
  return (
    <LoginPage
      lastResult={answer?.lastResult ?? null}
      failure={failure}
      notice={notice}
      demo={demo}
      {...way}
    />
  );
}

export const meta = indexedPageMeta(() => ({
  title: t("login.title"),
  description: t("login.lead"),
  path: "/login",
}));
