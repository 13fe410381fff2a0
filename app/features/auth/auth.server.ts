import type { SubmissionResult } from "@conform-to/react";
import type { UsersApi } from "~/service/users-api.server";
import type { Sessions, Session } from "~/session/sessions.server";
import type { LoginFailure } from "./auth.schema";
import { parseLogin } from "./parse-login";

const DEFAULT_WAIT_SECONDS = 60;

export type LoginOutcome =
  | { session: Session; redirectTo: string | undefined }
  | { session: null; lastResult: SubmissionResult; failure: LoginFailure | null };

function failureOf(statusCode: number, retryAfterSeconds: number | null): LoginFailure {
  if (statusCode === 401) return { code: "invalid_credentials" };
  if (statusCode === 429)
    return { code: "rate_limited", retryAfterSeconds: retryAfterSeconds ?? DEFAULT_WAIT_SECONDS };
  return { code: "unavailable" };
}

/** Checks the form and asks the service for a session. What was typed comes back, never the password. */
export async function logIn(
  users: UsersApi,
  sessions: Sessions,
  form: FormData,
  clientAddress: string,
): Promise<LoginOutcome> {
  const submission = parseLogin(form);
  const reply = () => submission.reply({ hideFields: ["password"] });
  if (submission.status !== "success") return { session: null, lastResult: reply(), failure: null };
  const { email, password, redirect } = submission.value;
  const result = await users.login({ email, password }, clientAddress);
  if (result.isError) {
    return {
      session: null,
      lastResult: reply(),
      failure: failureOf(result.statusCode, result.retryAfterSeconds),
    };
  }
  return { session: sessions.accept(result.data), redirectTo: redirect };
}
