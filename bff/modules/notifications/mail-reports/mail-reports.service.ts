import { createHash } from "node:crypto";
import PostalMime from "postal-mime";
import type { MailReportInput } from "../../../../contract/api/notifications-v1.ts";
import { emailKeyOf } from "../../../../contract/account/person.ts";
import type { MailStopReason as MailStopReasonWords } from "../../../../contract/notifications/email.ts";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import { endMailStop, noteMailReport, stopMail } from "../../../mail/mail-stops.ts";
import type { MailStopReason } from "../../../mail/mail-stops.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { findMailOf } from "../../../mail/mails.repository.ts";
import { recipientHashOf } from "../../../mail/recipient-hash.ts";
import { noteRefusedAddress } from "../../../mail/refused-addresses.ts";
import {
  ADDRESS_REFUSED,
  codeOf,
  mayMeanNobody,
  saysNobody,
} from "../../../mail/unknown-address.ts";
import type { MailTokens } from "../../identity/mail-tokens/mail-tokens.ts";
import { findUserByEmailKey, findUserById } from "../../identity/users/users.service.ts";

export type MailReportsService = {
  /**
   * Processes a signed report from the mail provider.
   * @param signature of the delivery; each is accepted once
   * @throws {ServiceError} `auth.invalid_signature` for a repeated delivery
   */
  takeReport(report: MailReportInput, signature: string): Promise<void>;
  /**
   * Processes a mail to the return address. Anyone can write to it, so it counts only if it names a mail of
   * ours that went to the member's current address.
   * @throws {ServiceError} `auth.invalid_signature` for a repeated delivery
   */
  takeReturnedMail(raw: Buffer, signature: string): Promise<void>;
  sendCode(userId: string): Promise<void>;
  /**
   * Resumes mail to the address.
   * @throws {ServiceError} `validation_failed` with `fields.code`
   */
  confirmAddress(userId: string, code: string): Promise<void>;
};

export type MailReportsDeps = {
  db: Database;
  mailer: Mailer;
  mailTokens: MailTokens;
  now: () => Date;
};

/** Signatures are at most five minutes old; older ones are rejected for their age. */
const REMEMBERED_MS = 3_600_000;
const PURPOSE = "address_again";

type DeliveryReport = {
  reason: MailStopReasonWords;
  /** Status of a rejection that does not prove that the address does not exist. Null if it does. */
  unclear: string | null;
  /** Without brackets. */
  messageId: string;
  recipient: string | null;
};

const partTypes = {
  status: "message/delivery-status",
  feedback: "message/feedback-report",
  headers: ["text/rfc822-headers", "message/rfc822-headers", "message/rfc822"],
};

/**
 * Parses a mail from a mail server: a delivery status (RFC 3464) or a complaint (RFC 5965).
 * @returns null for every other mail, for delays, successes and other rejections, and for reports that name
 * no mail of ours
 */
export async function readDeliveryReport(raw: Uint8Array): Promise<DeliveryReport | null> {
  const mail = await PostalMime.parse(raw, {
    attachmentEncoding: "utf8",
    forceRfc822Attachments: true,
  }).catch(() => null);
  const textOf = (types: string | readonly string[]) => {
    const part = mail?.attachments.find(({ mimeType }) => types.includes(mimeType));
    return typeof part?.content === "string" ? part.content : "";
  };
  const messageId = fieldOf(textOf(partTypes.headers), "message-id")?.replaceAll(/[<>]/g, "");
  if (!messageId) return null;

  const report = textOf(partTypes.status);
  if (fieldOf(report, "action")?.toLowerCase() === "failed") {
    const status = fieldOf(report, "status") ?? "";
    const bounce = { reason: "bounce", messageId, recipient: recipientOf(report) } as const;
    if (saysNobody(status)) return { ...bounce, unclear: null };
    if (mayMeanNobody(status)) return { ...bounce, unclear: codeOf(status) };
  }

  const feedback = textOf(partTypes.feedback);
  const isComplaint = fieldOf(feedback, "feedback-type")?.toLowerCase() === "abuse";
  return isComplaint ? { reason: "complaint", unclear: null, messageId, recipient: null } : null;
}

/** `Final-Recipient: rfc822; ana@example.com` */
function recipientOf(status: string): string | null {
  const field = fieldOf(status, "original-recipient") ?? fieldOf(status, "final-recipient") ?? "";
  return field.slice(field.indexOf(";") + 1).trim() || null;
}

function fieldOf(text: string, name: string): string | null {
  const lines = text.split(/\r?\n/);
  const start = lines.findIndex((line) => line.toLowerCase().startsWith(`${name}:`));
  if (start < 0) return null;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => !line.startsWith(" ") && !line.startsWith("\t"));
  const folded = rest.slice(0, end < 0 ? rest.length : end);
  const first = (lines[start] ?? "").slice(name.length + 1);
  return [first, ...folded]
    .map((line) => line.trim())
    .join(" ")
    .trim();
}

export function createMailReports(deps: MailReportsDeps): MailReportsService {
  const { db, mailer, mailTokens, now } = deps;

  async function once(signature: string, take: (within: Database) => Promise<void>) {
    const digest = createHash("sha256").update(signature).digest("hex");
    const forgetBefore = new Date(now().getTime() - REMEMBERED_MS);
    await db.transaction(async (within) => {
      const isNew = await noteMailReport(within, { digest, receivedAt: now(), forgetBefore });
      if (!isNew) throw new ServiceError("auth.invalid_signature");
      await take(within);
    });
  }

  const stop = (within: Database, userId: string, emailKey: string, reason: MailStopReason) =>
    stopMail(within, { userId, emailKey, reason, stoppedAt: now() });

  return {
    takeReport: ({ events }, signature) =>
      once(signature, async (within) => {
        for (const { type, email, isPermanent } of events) {
          const emailKey = emailKeyOf(email);
          const user = await findUserByEmailKey(within, emailKey);
          if (user && isPermanent) await stop(within, user.id, emailKey, type);
        }
      }),

    takeReturnedMail: (raw, signature) =>
      once(signature, async (within) => {
        const report = await readDeliveryReport(raw);
        const mail = report && (await findMailOf(within, report.messageId));
        const user = mail?.userId ? await findUserById(within, mail.userId) : null;
        if (!report || !mail || !user) return;
        const { recipient, reason, unclear } = report;
        if (recipient !== null && emailKeyOf(recipient) !== user.emailKey) return;
        // The mail may have gone to an address that the member only requested, or had before.
        if (mail.recipientHash?.equals(recipientHashOf(user.email)) === false) return;
        if (unclear !== null) {
          const refusal = { reason: `${ADDRESS_REFUSED} ${unclear}`, now: now() };
          if (!(await noteRefusedAddress(within, mail, refusal))) return;
        }
        await stop(within, user.id, user.emailKey, reason);
      }),

    async sendCode(userId) {
      await db.transaction(async (within) => {
        const user = await findUserById(within, userId);
        if (!user) throw new ServiceError("auth.invalid_token");
        const owner = { userId };
        const issued = await mailTokens.issue(within, {
          purpose: PURPOSE,
          owner,
          email: user.email,
          withCode: true,
        });
        if (issued.code === null) throw new Error("A code was asked for");
        await mailer.queue(within, {
          template: "address_again",
          to: user.email,
          userId,
          values: { code: issued.code },
          dedupeKey: `${PURPOSE}:${issued.id}`,
        });
      });
    },

    async confirmAddress(userId, code) {
      const guessed = await mailTokens.guessCode(PURPOSE, { userId }, code);
      await db.transaction(async (within) => {
        const { email } = await mailTokens.useGuessed(within, guessed);
        const user = await findUserById(within, userId);
        // The member's address may have changed since.
        if (!user || email !== user.email) throw new ServiceError("forbidden");
        await endMailStop(within, userId);
      });
    },
  };
}
