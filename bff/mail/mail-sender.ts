import type { FastifyBaseLogger } from "fastify";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { DatabaseConnection } from "../db/database.ts";
import type { JobKind, Jobs } from "../jobs/jobs.ts";
import type { Sealer } from "../db/seal.ts";
import { renderMail, subjectOf } from "./mail-layout.ts";
import { emailKeyOf } from "../../contract/account/person.ts";
import { users } from "../db/schema.ts";
import { afterQuietHours } from "../quiet-hours.ts";
import { zurichDayOf } from "../zurich-day.ts";
import { mayNotMail, stopMail } from "./mail-stops.ts";
import { findMailTemplate, isBulkTemplate } from "./mail-templates.ts";
import { MAIL_SEAL, SEND_BULK_MAIL, SEND_MAIL, sealedMailShape } from "./mailer.ts";
import {
  claimMail,
  failMailsBefore,
  markMailFailed,
  markMailSent,
  noteMailError,
  TOO_LATE,
} from "./mails.repository.ts";
import type { MailRow } from "./mails.repository.ts";
import { recipientHashOf } from "./recipient-hash.ts";
import { noteRefusedAddress } from "./refused-addresses.ts";
import { HANDOVER_MS, MailRefusedError, SILENCE_MS } from "./smtp.ts";
import type { MailTransport, OutgoingMail } from "./smtp.ts";

export type MailSenderDeps = {
  database: DatabaseConnection;
  jobs: Jobs;
  sealer: Sealer;
  smtp: MailTransport;
  publicOrigin: string;
  operator: string;
  isStillSubscribed: (unsubscribeToken: string) => Promise<boolean>;
  logger: Pick<FastifyBaseLogger, "error">;
  now: () => Date;
};

/** The pauses grow to an hour: all tries together take between one and two days. */
const MOST_TRIES = 60;
/** Mails still queued after this time have lost their job. */
const ABANDONED_AFTER_MS = 72 * 3_600_000;
/** Longer than one try: no second worker sends a mail while the server may still accept it. */
const TRY_SECONDS = (HANDOVER_MS + SILENCE_MS) / 1_000 + 60;

/**
 * Creates the jobs that send mails. A mail is marked as sent after the server accepts it. If the process is
 * killed in between, it is sent again with the same Message-ID: SMTP cannot guarantee exactly-once
 * delivery.
 */
export function createMailSender(deps: MailSenderDeps): { jobKinds: readonly JobKind<never>[] } {
  const { jobs, sealer, smtp, publicOrigin, operator, logger, now } = deps;
  const { db } = deps.database;
  const host = new URL(publicOrigin).hostname;

  /** @throws {MailRefusedError} if the mail cannot be composed */
  function compose(mail: MailRow): Composed {
    try {
      return write(mail);
    } catch (error) {
      throw unusable(error);
    }
  }

  function write(mail: MailRow): Composed {
    const template = findMailTemplate(mail.template);
    if (!template || !mail.content) throw new Error(`No template ${mail.template}`);
    const sealed = sealedMailShape.parse(sealer.open(MAIL_SEAL, mail.content));
    const { to, values, unsubscribeToken, firstName = null } = sealed;
    const messageId = `<${mail.id}@${host}>`;
    const body = renderMail(template.write(values), publicOrigin, operator, firstName);
    const unsubscribe =
      unsubscribeToken && new URL(`/pt-BR/unsubscribe/${unsubscribeToken}`, publicOrigin).href;
    const outgoing = {
      to,
      subject: subjectOf(template, values),
      messageId,
      ...body,
      ...(unsubscribe && { unsubscribeUrl: unsubscribe }),
    };
    return { outgoing, sealed };
  }

  /**
   * Stops mail to the member's present address after the server reported it as unknown. Mail to another
   * address, requested or former, does not count.
   */
  async function stopAddress({ userId }: MailRow, to: string): Promise<void> {
    const user = userId && (await db.query.users.findFirst({ where: eq(users.id, userId) }));
    if (!user) return;
    const { emailKey } = user;
    if (emailKeyOf(to) !== emailKey) return;
    await stopMail(db, { userId: user.id, emailKey, reason: "bounce", stoppedAt: now() });
  }

  /**
   * Bulk mail may have waited overnight. Meanwhile the member may have left, been suspended, changed the
   * address or unsubscribed.
   */
  async function isStillTheirs(
    { template, userId, recipientHash }: MailRow,
    { unsubscribeToken }: Composed["sealed"],
  ): Promise<boolean> {
    if (!isBulkTemplate(template) || userId === null || recipientHash === null) return true;
    const user = await db.query.users.findFirst({ where: eq(users.id, userId) });
    const isThere = user?.isActive === true && user.cmsStatus === "active";
    if (!isThere || !recipientHashOf(user.email).equals(recipientHash)) return false;
    return unsubscribeToken === undefined || deps.isStillSubscribed(unsubscribeToken);
  }

  /** Many servers have no separate code for an unknown address: repeated refusals count after a while. */
  async function isNobodyThere(mail: MailRow, refusal: MailRefusedError): Promise<boolean> {
    if (refusal.isUnknownAddress) return true;
    if (!refusal.isRefusedAddress) return false;
    return noteRefusedAddress(db, mail, { reason: refusal.message, now: now() });
  }

  async function giveUp(mail: MailRow, reason: string): Promise<void> {
    await markMailFailed(db, mail.id, reason);
    logger.error({ mailId: mail.id, reason }, "a mail was given up");
  }

  async function handle({ mailId }: { mailId: string }): Promise<void> {
    const mail = await claimMail(db, mailId);
    if (!mail) return;
    let to: string | null = null;
    try {
      const { outgoing, sealed } = compose(mail);
      to = outgoing.to;
      const isStopped = await mayNotMail(db, to, mail.template);
      if (isStopped || !(await isStillTheirs(mail, sealed))) {
        return markMailFailed(db, mail.id, "stopped");
      }
      if (sealed.onlyOn !== undefined && sealed.onlyOn !== zurichDayOf(now())) {
        return markMailFailed(db, mail.id, TOO_LATE);
      }
      await smtp.send(outgoing);
    } catch (error) {
      // A database failure says nothing about the mail: the queue tries again.
      if (!(error instanceof MailRefusedError)) throw error;
      const { failure, message } = error;
      if (failure === "server") {
        logger.error({ reason: message }, "the mail server takes no mail; it is tried again");
      }
      if (to !== null && (await isNobodyThere(mail, error))) await stopAddress(mail, to);
      if (failure === "recipient" || mail.attempts >= MOST_TRIES) return giveUp(mail, message);
      await noteMailError(db, mail.id, message);
      throw error;
    }
    await markMailSent(db, mail.id, now());
  }

  const retries = MOST_TRIES - 1;
  const tried = { retries, expireAfterSeconds: TRY_SECONDS };
  const send: JobKind<{ mailId: string }> = { name: SEND_MAIL, ...tried, concurrent: 2, handle };
  /** One mail at a time: a killed process leaves at most one mail in an unknown state. */
  const sendBulk: JobKind<{ mailId: string }> = {
    name: SEND_BULK_MAIL,
    ...tried,
    async handle({ mailId }) {
      const startAfter = afterQuietHours(now());
      if (startAfter <= now()) return handle({ mailId });
      // Retries take hours: the quiet hours may have begun.
      await jobs.send(SEND_BULK_MAIL, { mailId }, db, { key: mailId, startAfter });
    },
  };

  const sweep: JobKind<object> = {
    name: "sweep-mails",
    cron: "17 * * * *",
    async handle() {
      await failMailsBefore(db, new Date(now().getTime() - ABANDONED_AFTER_MS));
    },
  };

  return { jobKinds: [send, sendBulk, sweep] };
}

type Composed = { outgoing: OutgoingMail; sealed: z.output<typeof sealedMailShape> };

/** This build cannot compose the mail: its template was removed, or the key changed. */
function unusable(cause: unknown): MailRefusedError {
  return new MailRefusedError("cannot be written", { failure: "recipient", cause });
}
