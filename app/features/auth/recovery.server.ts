import type { SubmissionResult } from "@conform-to/react";
import { parseForm } from "~/http/parse-form";
import type { Visitor } from "~/http/visitor";
import { fieldErrorsOf } from "~/i18n/field-errors";
import type { PasswordReset, RecoveryApi, RecoveryLinkState } from "~/service/recovery-api.server";
import { recoverySchema, resetSchema, type LoginFailure } from "./auth.schema";
import { loginFailureOf } from "./auth.server";

export type RecoveryAnswer = {
  /** The address that was written; whether it has an account is nobody's business here. */
  sentTo: string | null;
  lastResult: SubmissionResult | null;
  failure: LoginFailure | null;
};

/** Asks for a link. The answer is the same for every address. */
export async function requestRecovery(
  recovery: RecoveryApi,
  form: FormData,
  visitor: Visitor,
): Promise<RecoveryAnswer> {
  const submission = parseForm(recoverySchema, form);
  if (submission.status !== "success") {
    return { sentTo: null, lastResult: submission.reply(), failure: null };
  }
  const { email } = submission.value;
  const result = await recovery.request(email, visitor);
  if (!result.isError) return { sentTo: email, lastResult: null, failure: null };
  const fieldErrors = fieldErrorsOf(result.fields);
  if (Object.keys(fieldErrors).length > 0) {
    return { sentTo: null, lastResult: submission.reply({ fieldErrors }), failure: null };
  }
  return { sentTo: null, lastResult: submission.reply(), failure: loginFailureOf(result) };
}

export type ResetLink = RecoveryLinkState | "unavailable";

const TOKEN_FORM = /^[\w-]{43}$/;
const STATES = new Set<string>(["expired", "used", "replaced", "unknown"]);

/** What a link is worth; asks nothing for one that was mangled on its way. */
export async function findResetLink(
  recovery: RecoveryApi,
  token: string,
  visitor: Visitor,
): Promise<ResetLink> {
  if (!TOKEN_FORM.test(token)) return "unknown";
  const result = await recovery.check(token, visitor);
  return result.isError ? "unavailable" : result.data.state;
}

export type ResetAnswer =
  | PasswordReset
  | {
      deviceToken: null;
      /** Null while the link still works. */
      link: ResetLink | null;
      lastResult: SubmissionResult | null;
    };

/** Sets the password. What was typed never comes back. */
export async function resetPassword(
  recovery: RecoveryApi,
  token: string,
  form: FormData,
  visitor: Visitor,
): Promise<ResetAnswer> {
  const submission = parseForm(resetSchema, form);
  const reply = (fields: Readonly<Record<string, string>> = {}) =>
    submission.reply({ hideFields: ["password"], fieldErrors: fieldErrorsOf(fields) });
  const refused = (link: ResetLink | null, lastResult: SubmissionResult | null): ResetAnswer => ({
    deviceToken: null,
    link,
    lastResult,
  });
  if (!TOKEN_FORM.test(token)) return refused("unknown", null);
  if (submission.status !== "success") {
    return refused(null, submission.reply({ hideFields: ["password"] }));
  }
  const result = await recovery.reset(token, submission.value.password, visitor);
  if (!result.isError) return result.data;
  if (result.fields["password"]) return refused(null, reply(result.fields));
  const state = (result.code ?? "").replace("mail_token.", "");
  return refused(STATES.has(state) ? (state as RecoveryLinkState) : "unavailable", null);
}
