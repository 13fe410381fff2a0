import type { FormAnswer } from "~/forms/form-answer";
import { emptyAnswer, sendForm } from "~/forms/form-answer.server";
import type { Visitor } from "~/http/visitor";
import type { PasswordReset, RecoveryApi, RecoveryLinkState } from "~/service/recovery-api.server";
import { recoverySchema, resetSchema } from "./auth.schema";

/** The answer never reveals whether `sentTo` has an account. */
export type RecoveryAnswer = FormAnswer<never, { sentTo: string }>;

/** The answer is the same for every address. */
export function requestRecovery(
  recovery: RecoveryApi,
  form: FormData,
  visitor: Visitor,
): Promise<RecoveryAnswer> {
  return sendForm(recoverySchema, form, ({ email }) => recovery.request(email, visitor), {
    resultFieldsOf: (_, { email }) => ({ sentTo: email }),
  });
}

/** `limited`: too many link checks from one IP address, so this link was not checked. */
export type ResetLink = RecoveryLinkState | "limited" | "unavailable";

const TOKEN_FORM = /^[\w-]{43}$/;

const LINK_FAILURES = {
  "mail_token.expired": "expired",
  "mail_token.used": "used",
  "mail_token.replaced": "replaced",
  "mail_token.unknown": "unknown",
} as const;
type DeadLink = (typeof LINK_FAILURES)[keyof typeof LINK_FAILURES];

/** A malformed token is rejected without a request. */
export async function findResetLink(
  recovery: RecoveryApi,
  token: string,
  visitor: Visitor,
): Promise<ResetLink> {
  if (!TOKEN_FORM.test(token)) return "unknown";
  const result = await recovery.check(token, visitor);
  if (!result.isError) return result.data.state;
  return result.code === "rate_limited" ? "limited" : "unavailable";
}

export type ResetAnswer = FormAnswer<DeadLink, { reset: PasswordReset }>;

export async function resetPassword(
  recovery: RecoveryApi,
  token: string,
  form: FormData,
  visitor: Visitor,
): Promise<ResetAnswer> {
  if (!TOKEN_FORM.test(token)) return { ...emptyAnswer(), failure: { code: "unknown" } };
  return sendForm(resetSchema, form, ({ password }) => recovery.reset(token, password, visitor), {
    hidden: ["password"],
    failures: LINK_FAILURES,
    resultFieldsOf: (reset) => ({ reset }),
  });
}

/** Null while the link still works. */
export function linkAfter({ failure }: ResetAnswer): ResetLink | null {
  if (!failure) return null;
  return failure.code === "rate_limited" ? "limited" : failure.code;
}
