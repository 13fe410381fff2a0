import { data, redirect } from "@remix-run/node";
import type { AuthenticationResponseJSON } from "@simplewebauthn/browser";
import * as z from "zod/mini";
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
import {
  logIn,
  type LoggedIn,
  createLoginSession,
  loginFailureOf,
  type LoginBrowser,
} from "./auth.server";
import type { DemoLogin } from "./login-page";
import { LOGIN_STATUSES, type LoginAnswer, type SecondStepFailure } from "./login-failure";
import { cookiesBlockedQuery } from "./login-notices";
import { PASSKEY_INTENT } from "./passkey-login";
import { CODE_INTENT } from "./second-step-page";
import { auth } from "./words";

type LoginDependencies = { users: UsersApi; sessions: Sessions; analytics: ServerAnalytics };
type SecondStep = typeof CODE_INTENT | typeof PASSKEY_INTENT;

export function answerLogin(request: Request, form: FormData, entrance: LoginDependencies) {
  const intent = form.get("intent");
  return intent === CODE_INTENT || intent === PASSKEY_INTENT
    ? answerSecondStep(request, form, intent, entrance)
    : answerPassword(request, form, entrance);
}

const readLoginBrowser = (request: Request) => ({
  visitor: visitorOf(request),
  deviceToken: findDeviceToken(request),
});

const loginResponse = (answer: LoginAnswer) =>
  data(answer, { status: answerStatus(answer, LOGIN_STATUSES) });

type SecondStepOutcome = LoggedIn | { session: null; failure: SecondStepFailure };

const failed = (failure: SecondStepFailure): SecondStepOutcome => ({ session: null, failure });

/** `challenge` is null if its cookie is missing. */
async function sendCode(
  users: UsersApi,
  sessions: Sessions,
  { challenge, code }: { challenge: string | null; code: string },
  { visitor, deviceToken }: LoginBrowser,
): Promise<SecondStepOutcome> {
  if (!challenge) return failed({ code: "over" });
  if (code.trim() === "") return failed({ code: "wrong_code" });
  const result = await users.loginByCode({ challenge, code, deviceToken }, visitor);
  if (!result.isError) return createLoginSession(sessions, result.data);
  if (result.code === "auth.challenge_over") return failed({ code: "over" });
  if (result.statusCode === 400 || result.code === "auth.invalid_second_factor") {
    return failed({ code: "wrong_code" });
  }
  const failure = loginFailureOf(result);
  return failed(failure.code === "rate_limited" ? { ...failure, code: "too_many_codes" } : failure);
}

/** A shallow check only: the service verifies the passkey response. */
const passkeyAnswer = z.custom<AuthenticationResponseJSON>(
  (value) => z.looseObject({ id: z.string() }).safeParse(value).success,
);

/** `answer` is the browser's passkey response as JSON. */
async function sendPasskey(
  users: UsersApi,
  sessions: Sessions,
  { challenge, answer }: { challenge: string | null; answer: string },
  { visitor, deviceToken }: LoginBrowser,
): Promise<SecondStepOutcome> {
  const response = readAnswer(answer);
  if (!challenge || !response) return failed({ code: "over" });
  const result = await users.loginByPasskey({ challenge, response, deviceToken }, visitor);
  if (!result.isError) return createLoginSession(sessions, result.data);
  if (result.code === "auth.challenge_over") return failed({ code: "over" });
  if (result.statusCode === 400 || result.code === "auth.invalid_second_factor")
    return failed({ code: "unknown_passkey" });
  return failed(loginFailureOf(result));
}

function readAnswer(text: string): AuthenticationResponseJSON | null {
  try {
    const parsed = passkeyAnswer.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

async function answerSecondStep(
  request: Request,
  form: FormData,
  intent: SecondStep,
  entrance: LoginDependencies,
) {
  const { users, sessions } = entrance;
  const browser = readLoginBrowser(request);
  const challenge = findLoginStep(request);
  const fieldText = (name: string) => String(form.get(name));
  const outcome =
    intent === CODE_INTENT
      ? await sendCode(users, sessions, { challenge, code: fieldText("code") }, browser)
      : await sendPasskey(users, sessions, { challenge, answer: fieldText("answer") }, browser);
  if (outcome.session)
    throw redirectAfterLogin(request, outcome, intent, form.get("redirect"), entrance);
  return loginResponse({ ...emptyAnswer(intent), failure: outcome.failure });
}

async function answerPassword(request: Request, form: FormData, entrance: LoginDependencies) {
  const { users, sessions } = entrance;
  const outcome = await logIn(users, sessions, form, readLoginBrowser(request));
  if (outcome.session)
    throw redirectAfterLogin(request, outcome, "password", outcome.redirectTo, entrance);
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
  const { session: _none, challenge: _neither, ...rest } = outcome;
  return loginResponse(rest);
}

function redirectAfterLogin(
  request: Request,
  { session, deviceToken }: LoggedIn,
  method: "password" | SecondStep,
  requested: unknown,
  { analytics }: LoginDependencies,
): Response {
  const cookies = request.headers.get("cookie") ?? "";
  analytics.record("login", { method }, { person: session.member, cookies });
  const headers = new Headers();
  headers.append("Set-Cookie", accessCookie(session.accessToken));
  headers.append("Set-Cookie", deviceCookie(deviceToken));
  if (method !== "password") headers.append("Set-Cookie", expiredLoginStepCookie());
  const path = findNextPath(typeof requested === "string" ? requested : null) ?? to("/app");
  const query = new URLSearchParams({ ...cookiesBlockedQuery, redirect: path });
  return redirect(mayRefuseCookies(request) ? `${to("/login")}?${query}` : path, { headers });
}

/**
 * True if the browser may refuse cookies: the login page set one, but the request has none. False for
 * programs, which send no `sec-fetch-mode`.
 */
const mayRefuseCookies = ({ headers }: Request) =>
  headers.has("sec-fetch-mode") && !headers.get("cookie");

/** The accounts that `npm start` seeds. Shown only in demo mode. */
export const demoLogin: DemoLogin = {
  password: "Portal-Demo-2026!",
  accounts: [
    { email: "membro@example.com", label: auth.demo.paying },
    { email: "gratis@example.com", label: auth.demo.free },
    { email: "youtube@example.com", label: auth.demo.youtube },
  ],
};
