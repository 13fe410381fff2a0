import type { Database } from "../../db/database.ts";
import { ServiceError } from "../../errors.ts";
import type { MailTokens } from "../mail-tokens/mail-tokens.ts";
import { replaceOpenTokens } from "../mail-tokens/mail-tokens.repository.ts";
import type { Mailer } from "../mail/mailer.ts";
import { findUserByEmailKey } from "../users/users.repository.ts";
import { listRivalDraftIds } from "./drafts.repository.ts";
import type { Draft } from "./drafts.ts";
import type { HashEmail } from "./email-hash.ts";

const resendAfterMs = 60_000;
const dayMs = 24 * 3_600_000;
/** The first one and five more. */
const mostMailsADay = 6;

export interface ConfirmationDeps {
  mailer: Mailer;
  tokens: MailTokens;
  hashEmail: HashEmail;
  now: () => Date;
}

/**
 * Sends link and code to the draft's e-mail; earlier ones to the same mailbox are void. Who has an
 * account already is told so instead, and the draft gets a token nobody holds: from outside both
 * look alike. @returns the draft with the time of sending
 */
export async function sendConfirmation(
  within: Database,
  { row, answers }: Draft,
  { mailer, tokens, hashEmail, now }: ConfirmationDeps,
): Promise<Draft> {
  const sentAt = [...recentMails({ row, answers }, now()), now().toISOString()];
  const { email } = answers;
  const emailHash = email ? hashEmail(email) : null;
  const sent = { row: { ...row, emailHash }, answers: { ...answers, sentAt } };
  if (!email || !emailHash || answers.isTrapped) return sent;

  const rivals = await listRivalDraftIds(within, { id: row.id, emailHash });
  for (const draftId of rivals) {
    await replaceOpenTokens(within, "confirm_email", { draftId }, now());
  }
  const issued = await tokens.issue(within, {
    purpose: "confirm_email",
    owner: { draftId: row.id },
    email,
    emailVersion: row.emailVersion,
    withCode: true,
  });
  const user = await findUserByEmailKey(within, email);
  const common = { to: email, dedupeKey: `confirm_email:${issued.id}` };
  if (user) {
    const template = "account_exists" as const;
    await mailer.queue(within, { ...common, template, userId: user.id, values: {} });
  } else {
    const values = { token: issued.token, code: issued.code ?? "", hours: 24 };
    const template = "confirm_email" as const;
    await mailer.queue(within, { ...common, template, userId: null, values });
  }
  return sent;
}

/** @throws {ServiceError} `rate_limited` before a minute is over, or after five more in a day */
export function requireMaySend(draft: Draft, now: Date, isResend: boolean): void {
  const wait = waitMs(draft, now, isResend);
  if (wait > 0) {
    throw new ServiceError("rate_limited", { retryAfterSeconds: Math.ceil(wait / 1_000) });
  }
}

/** When the next mail may be asked for; null when nothing was sent yet. */
export function resendAt(draft: Draft, now: Date): Date | null {
  if (draft.answers.sentAt.length === 0) return null;
  return new Date(now.getTime() + waitMs(draft, now, true));
}

function waitMs(draft: Draft, now: Date, isResend: boolean): number {
  const recent = recentMails(draft, now).map((time) => Date.parse(time));
  const last = recent.at(-1);
  const first = recent.at(-mostMailsADay);
  const minuteLeft = isResend && last !== undefined ? last + resendAfterMs - now.getTime() : 0;
  const dayLeft = first !== undefined ? first + dayMs - now.getTime() : 0;
  return Math.max(0, minuteLeft, dayLeft);
}

function recentMails({ answers }: Draft, now: Date): string[] {
  return answers.sentAt.filter((time) => Date.parse(time) > now.getTime() - dayMs);
}
