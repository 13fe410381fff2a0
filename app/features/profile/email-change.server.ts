import { idempotencyKeyOf } from "~/http/idempotency-key.server";
import { parseForm } from "~/http/parse-form";
import { fieldErrorsOf } from "~/i18n/field-errors";
import type { MailLinkState, ProfileApi } from "~/service/profile-api.server";
import type { Session } from "~/session/sessions.server";
import { failureOf } from "./profile-answer.server";
import type { ProfileAnswer } from "./profile-answer";
import { emailChangeSchema } from "./profile.schema";

/** The form of the account page. The password never comes back. */
export async function requestEmailChange(
  profile: ProfileApi,
  session: Session,
  form: FormData,
  clientAddress: string,
): Promise<ProfileAnswer> {
  const submission = parseForm(emailChangeSchema, form);
  const reply = (fieldErrors: Record<string, string[]> = {}) =>
    submission.reply({ hideFields: ["password"], fieldErrors });
  const answer: ProfileAnswer = {
    intent: "change-email",
    isDone: false,
    lastResult: reply(),
    failure: null,
  };
  if (submission.status !== "success") return answer;
  const wish = submission.value;
  const result = await profile.requestEmailChange(
    session.accessToken,
    wish,
    clientAddress,
    await idempotencyKeyOf(form),
  );
  if (!result.isError) return { ...answer, isDone: true, lastResult: null, sentTo: wish.email };
  const fieldErrors = fieldErrorsOf(result.fields);
  return Object.keys(fieldErrors).length > 0
    ? { ...answer, lastResult: reply(fieldErrors) }
    : { ...answer, failure: failureOf(result) };
}

/** What a link of a mail is worth; `unavailable` when that can't be found out now. */
export type EmailLink = { state: MailLinkState | "taken" | "unavailable"; email: string | null };

export async function findEmailLink(
  profile: ProfileApi,
  kind: "email-change" | "email-revert",
  token: string,
  clientAddress: string,
): Promise<EmailLink> {
  const result = await profile.findEmailLink(kind, token, clientAddress);
  return result.isError ? { state: "unavailable", email: null } : result.data;
}

const STATES: Readonly<Record<string, EmailLink["state"]>> = {
  "mail_token.expired": "expired",
  "mail_token.used": "used",
  "mail_token.replaced": "replaced",
  "mail_token.unknown": "unknown",
  "user.email_taken": "taken",
};

/** Why a link did not work after all. */
export function linkStateOf(code: string | null): EmailLink["state"] {
  return STATES[code ?? ""] ?? "unavailable";
}
