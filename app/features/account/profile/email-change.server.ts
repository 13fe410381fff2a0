import { idempotencyKeyOf } from "~/forms/idempotency-key.server";
import { sendForm } from "~/forms/form-answer.server";
import type { MailLinkState, ProfileApi } from "~/service/profile-api.server";
import { emailChangeSchema, SAVE_FAILURES, type ProfileAnswer } from "./profile.schema";

/** The answer never repeats the password. */
export async function requestEmailChange(
  profile: ProfileApi,
  form: FormData,
  clientAddress: string,
): Promise<ProfileAnswer> {
  return sendForm(
    emailChangeSchema,
    form,
    async (input) => profile.requestEmailChange(input, clientAddress, await idempotencyKeyOf(form)),
    {
      intent: "change-email",
      hidden: ["password"],
      failures: SAVE_FAILURES,
      resultFieldsOf: (_, { email }) => ({ sentTo: email }),
    },
  );
}

/** `limited` and `unavailable`: the link could not be checked. */
export type EmailLink = {
  state: MailLinkState | "taken" | "limited" | "unavailable";
  email: string | null;
};

const STATES: Readonly<Record<string, EmailLink["state"]>> = {
  "mail_token.expired": "expired",
  "mail_token.used": "used",
  "mail_token.replaced": "replaced",
  "mail_token.unknown": "unknown",
  "user.email_taken": "taken",
  rate_limited: "limited",
};

export function linkStateOf(code: string | null): EmailLink["state"] {
  return STATES[code ?? ""] ?? "unavailable";
}

export const statusOfLink = ({ state }: EmailLink): number =>
  state === "limited" ? 429 : state === "unavailable" ? 503 : 200;

export async function findEmailLink(
  profile: ProfileApi,
  kind: "email-change" | "email-revert",
  token: string,
  clientAddress: string,
): Promise<EmailLink> {
  const result = await profile.findEmailLink(kind, token, clientAddress);
  return result.isError ? { state: linkStateOf(result.code), email: null } : result.data;
}
