import type { AuthenticationResponseJSON } from "@simplewebauthn/browser";
import * as z from "zod/mini";
import type { UsersApi } from "~/service/users-api.server";
import type { Sessions } from "~/session/sessions.server";
import { acceptLogin, loginFailureOf, type LoggedIn, type LoginBrowser } from "./auth.server";
import type { SecondStepFailure } from "./login-failure";

export type SecondStepOutcome = LoggedIn | { session: null; failure: SecondStepFailure };

const failed = (failure: SecondStepFailure): SecondStepOutcome => ({ session: null, failure });

/** `challenge` is null if its cookie is missing. */
export async function sendCode(
  users: UsersApi,
  sessions: Sessions,
  { challenge, code }: { challenge: string | null; code: string },
  { visitor, deviceToken }: LoginBrowser,
): Promise<SecondStepOutcome> {
  if (!challenge) return failed({ code: "over" });
  if (code.trim() === "") return failed({ code: "wrong_code" });
  const result = await users.loginByCode({ challenge, code, deviceToken }, visitor);
  if (!result.isError) return acceptLogin(sessions, result.data);
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
export async function sendPasskey(
  users: UsersApi,
  sessions: Sessions,
  { challenge, answer }: { challenge: string | null; answer: string },
  { visitor, deviceToken }: LoginBrowser,
): Promise<SecondStepOutcome> {
  const response = readAnswer(answer);
  if (!challenge || !response) return failed({ code: "over" });
  const result = await users.loginByPasskey({ challenge, response, deviceToken }, visitor);
  if (!result.isError) return acceptLogin(sessions, result.data);
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
