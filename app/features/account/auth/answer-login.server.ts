import { data, redirect } from "@remix-run/node";
import type { ServerAnalytics } from "~/analytics/server-events.server";
import { answerStatus, emptyAnswer } from "~/forms/form-answer.server";
import { findNextPath } from "~/session/next-path.server";
import { visitorOf } from "~/http/visitor";
import { to } from "~/i18n/paths";
import type { UsersApi } from "~/service/users-api.server";
import {
  accessCookie,
  deviceCookie,
  expiredLoginStepCookie,
  findDeviceToken,
  findLoginStep,
  loginStepCookie,
} from "~/session/cookies.server";
import type { Sessions } from "~/session/sessions.server";
import { logIn, type LoggedIn } from "./auth.server";
import { LOGIN_STATUSES, type LoginAnswer } from "./login-failure";
import { cookiesBlockedQuery } from "./login-notices";
import { PASSKEY_INTENT } from "./passkey-login";
import { CODE_INTENT } from "./second-step-page";
import { sendCode, sendPasskey } from "./second-step.server";

type Entrance = { users: UsersApi; sessions: Sessions; analytics: ServerAnalytics };
type SecondStep = typeof CODE_INTENT | typeof PASSKEY_INTENT;

export function answerLogin(request: Request, form: FormData, entrance: Entrance) {
  const intent = form.get("intent");
  return intent === CODE_INTENT || intent === PASSKEY_INTENT
    ? answerSecondStep(request, form, intent, entrance)
    : answerPassword(request, form, entrance);
}

const browserOf = (request: Request) => ({
  visitor: visitorOf(request),
  deviceToken: findDeviceToken(request),
});

const answer = (told: LoginAnswer) => data(told, { status: answerStatus(told, LOGIN_STATUSES) });

async function answerSecondStep(
  request: Request,
  form: FormData,
  intent: SecondStep,
  entrance: Entrance,
) {
  const { users, sessions } = entrance;
  const browser = browserOf(request);
  const challenge = findLoginStep(request);
  const typed = (name: string) => String(form.get(name));
  const outcome =
    intent === CODE_INTENT
      ? await sendCode(users, sessions, { challenge, code: typed("code") }, browser)
      : await sendPasskey(users, sessions, { challenge, answer: typed("answer") }, browser);
  if (outcome.session) throw enter(request, outcome, intent, form.get("redirect"), entrance);
  return answer({ ...emptyAnswer(intent), failure: outcome.failure });
}

async function answerPassword(request: Request, form: FormData, entrance: Entrance) {
  const { users, sessions } = entrance;
  const outcome = await logIn(users, sessions, form, browserOf(request));
  if (outcome.session) throw enter(request, outcome, "password", outcome.redirectTo, entrance);
  if (outcome.challenge !== null) {
    const redirectTo = findNextPath(outcome.redirectTo);
    const query = new URLSearchParams({
      step: "code",
      // The login page shows this only if the cookie of the second step is missing.
      ...cookiesBlockedQuery,
      ...(redirectTo && { redirect: redirectTo }),
    });
    throw redirect(`${to("/login")}?${query}`, {
      headers: { "Set-Cookie": loginStepCookie(outcome.challenge) },
    });
  }
  const { session: _none, challenge: _neither, ...told } = outcome;
  return answer(told);
}

function enter(
  request: Request,
  { session, deviceToken }: LoggedIn,
  method: "password" | SecondStep,
  wanted: unknown,
  { analytics }: Entrance,
): Response {
  const cookies = request.headers.get("cookie") ?? "";
  analytics.record("login", { method }, { person: session.member, cookies });
  const headers = new Headers();
  headers.append("Set-Cookie", accessCookie(session.accessToken));
  headers.append("Set-Cookie", deviceCookie(deviceToken));
  if (method !== "password") headers.append("Set-Cookie", expiredLoginStepCookie());
  const path = findNextPath(typeof wanted === "string" ? wanted : null) ?? to("/app");
  const query = new URLSearchParams({ ...cookiesBlockedQuery, redirect: path });
  return redirect(hasBroughtNoCookie(request) ? `${to("/login")}?${query}` : path, { headers });
}

/**
 * True if a browser may be refusing cookies: the login page has set one and the request has none. Programs
 * send no `sec-fetch-mode`.
 */
const hasBroughtNoCookie = ({ headers }: Request) =>
  headers.has("sec-fetch-mode") && !headers.get("cookie");
