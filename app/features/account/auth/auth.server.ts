import { failureOf, sendForm } from "~/forms/form-answer.server";
import type { ErrorResult, JsonResult } from "~/http/json-client.server";
import type { Visitor } from "~/http/visitor";
import type { LoginGrant, UsersApi } from "~/service/users-api.server";
import type { Sessions, Session } from "~/session/sessions.server";
import { loginSchema } from "./auth.schema";
import type { LoginAnswer } from "./login-failure";

/** HTTP 400 also means wrong credentials: the service could not check them. */
const LOGIN_FAILURES = {
  "auth.suspended": "suspended",
  400: "invalid_credentials",
  401: "invalid_credentials",
} as const;

export type LoginBrowser = { visitor: Visitor; deviceToken: string | null };

export type LoggedIn = { session: Session; deviceToken: string };

export type LoginOutcome =
  | (LoggedIn & { redirectTo: string | undefined })
  /** The password was correct, but the account needs a second factor. */
  | { session: null; challenge: string; redirectTo: string | undefined }
  | ({ session: null; challenge: null } & LoginAnswer);

export function loginFailureOf(result: ErrorResult) {
  return failureOf(result, LOGIN_FAILURES);
}

export function createLoginSession(sessions: Sessions, grant: LoginGrant): LoggedIn {
  return { session: sessions.accept(grant), deviceToken: grant.deviceToken };
}

type PasswordResult = { grant: LoginGrant } | { challenge: string };

/** A correct password for an account with one-time codes is not an error. */
function passwordResultOf(result: JsonResult<LoginGrant>) {
  if (!result.isError) return { isError: false as const, data: { grant: result.data } };
  const { challenge } = result.detail;
  if (result.code === "auth.second_factor_required" && challenge) {
    return { isError: false as const, data: { challenge } };
  }
  // Never reveal whether the e-mail or the password was wrong.
  return { ...result, fields: {} };
}

/** The answer repeats the input, but never the password. */
export async function logIn(
  users: UsersApi,
  sessions: Sessions,
  form: FormData,
  { visitor, deviceToken }: LoginBrowser,
): Promise<LoginOutcome> {
  const { opened, redirectTo, ...answer } = await sendForm(
    loginSchema,
    form,
    async ({ email, password }) =>
      passwordResultOf(await users.login({ email, password, deviceToken }, visitor)),
    {
      hidden: ["password"],
      failures: LOGIN_FAILURES,
      resultFieldsOf: (data: PasswordResult, { redirect }) => ({
        opened: data,
        redirectTo: redirect,
      }),
    },
  );
  if (!opened) return { session: null, challenge: null, ...answer };
  if ("grant" in opened) return { ...createLoginSession(sessions, opened.grant), redirectTo };
  return { session: null, challenge: opened.challenge, redirectTo };
}
