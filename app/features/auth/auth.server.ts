import type { SubmissionResult } from "@conform-to/react";
import type { ErrorResult, JsonResult } from "~/http/json-client.server";
import type { Visitor } from "~/http/visitor";
import type { LoginGrant, UsersApi } from "~/service/users-api.server";
import type { Sessions, Session } from "~/session/sessions.server";
import type { LoginFailure } from "./auth.schema";
import { parseLogin } from "./parse-login";

const DEFAULT_WAIT_SECONDS = 60;

/** Which browser logs in: what the service may know of it. */
export type LoginBrowser = { visitor: Visitor; deviceToken: string | null };

export type LoggedIn = { session: Session; deviceToken: string };

export type LoginOutcome =
  | (LoggedIn & { redirectTo: string | undefined })
  /** The password was right; a code is needed as well. */
  | { session: null; challenge: string; redirectTo: string | undefined }
  | {
      session: null;
      challenge: null;
      lastResult: SubmissionResult;
      failure: LoginFailure | null;
    };

export function loginFailureOf(result: ErrorResult): LoginFailure {
  if (result.code === "auth.suspended") return { code: "suspended" };
  if (result.statusCode === 401) return { code: "invalid_credentials" };
  if (result.statusCode === 429) {
    const retryAfterSeconds = result.retryAfterSeconds ?? DEFAULT_WAIT_SECONDS;
    return { code: "rate_limited", retryAfterSeconds };
  }
  return { code: "unavailable" };
}

export function acceptLogin(
  sessions: Sessions,
  result: JsonResult<LoginGrant> & { isError: false },
): LoggedIn {
  return { session: sessions.accept(result.data), deviceToken: result.data.deviceToken };
}

/** Checks the form and asks the service for a session. What was typed comes back, never the password. */
export async function logIn(
  users: UsersApi,
  sessions: Sessions,
  form: FormData,
  { visitor, deviceToken }: LoginBrowser,
): Promise<LoginOutcome> {
  const submission = parseLogin(form);
  const refused = (failure: LoginFailure | null) => ({
    session: null,
    challenge: null,
    lastResult: submission.reply({ hideFields: ["password"] }),
    failure,
  });
  if (submission.status !== "success") return refused(null);
  const { email, password, redirect } = submission.value;
  const result = await users.login({ email, password, deviceToken }, visitor);
  if (!result.isError) return { ...acceptLogin(sessions, result), redirectTo: redirect };
  const { challenge } = result.detail;
  if (result.code === "auth.second_factor_required" && challenge) {
    return { session: null, challenge, redirectTo: redirect };
  }
  return refused(loginFailureOf(result));
}
