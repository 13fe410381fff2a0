import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import type { MailTokens } from "../../identity/mail-tokens/mail-tokens.ts";
import { replaceOpenTokens } from "../../identity/mail-tokens/mail-tokens.ts";
import type { QueueConfirmation } from "./confirmation-mail.ts";
import { listRivalDraftIds } from "./drafts.repository.ts";
import type { Draft } from "./drafts.ts";
import type { HashEmail } from "./email-hash.ts";
import { DAY_MS } from "../../../../contract/shared/time.ts";

const RESEND_AFTER_MS = 60_000;
/** The first mail and five more. */
const MOST_MAILS_A_DAY = 6;

export type ConfirmationDeps = {
  queueConfirmation: QueueConfirmation;
  tokens: MailTokens;
  hashEmail: HashEmail;
  now: () => Date;
};

/**
 * Sends link and code to the draft's e-mail and revokes earlier ones. The steps are the same for every
 * mailbox: the queue tells the owner of an existing account, and no one gets the draft's token. @returns
 * the draft with the time of sending
 */
export async function sendConfirmation(
  within: Database,
  { row, answers }: Draft,
  { queueConfirmation, tokens, hashEmail, now }: ConfirmationDeps,
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
  const { id: tokenId, token, code } = issued;
  await queueConfirmation(within, { to: email, tokenId, token, code: code ?? "" });
  return sent;
}

/** @throws {ServiceError} `rate_limited` within a minute of the last mail, or after five more in a day */
export function requireMaySend(draft: Draft, now: Date, isResend: boolean): void {
  const wait = waitMs(draft, now, isResend);
  if (wait > 0) {
    throw new ServiceError("rate_limited", { retryAfterSeconds: Math.ceil(wait / 1_000) });
  }
}

export function resendAt(draft: Draft, now: Date): Date | null {
  if (draft.answers.sentAt.length === 0) return null;
  return new Date(now.getTime() + waitMs(draft, now, true));
}

function waitMs(draft: Draft, now: Date, isResend: boolean): number {
  const recent = recentMails(draft, now).map((time) => Date.parse(time));
  const last = recent.at(-1);
  const first = recent.at(-MOST_MAILS_A_DAY);
  const minuteLeft = isResend && last !== undefined ? last + RESEND_AFTER_MS - now.getTime() : 0;
  const dayLeft = first !== undefined ? first + DAY_MS - now.getTime() : 0;
  return Math.max(0, minuteLeft, dayLeft);
}

function recentMails({ answers }: Draft, now: Date): string[] {
  return answers.sentAt.filter((time) => Date.parse(time) > now.getTime() - DAY_MS);
}
