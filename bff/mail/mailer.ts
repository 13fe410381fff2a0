import { randomUUID } from "node:crypto";
import { is } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { Database } from "../db/database.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Sealer } from "../db/seal.ts";
import { emailShape } from "../email.ts";
import { isBulkTemplate } from "./mail-templates.ts";
import type { BulkTemplateName, MailTemplateName, MailValues } from "./mail-templates.ts";
import { mayNotMail } from "./mail-stops.ts";
import { ACCOUNT_NOTICE, findNoticedMail } from "./noticed-mails.ts";
import { findFirstName, insertMail } from "./mails.repository.ts";
import { recipientHashOf } from "./recipient-hash.ts";

type MailOf<Name extends MailTemplateName> = {
  template: Name;
  /** One address. */
  to: string;
  /** Whose mail it is: it goes when the user is deleted. Null for somebody without an account. */
  userId: string | null;
  values: MailValues<Name>;
  /** What the link of the `List-Unsubscribe` header carries. */
  unsubscribeToken?: string;
  /** The day in Zurich, `YYYY-MM-DD`, after which something newer takes its place. */
  onlyOn?: string;
  /** Names the cause, such as `reset_password:<token id>`; the same cause never makes two mails. */
  dedupeKey: string;
};

/** A mail to many must say how it stops. */
export type NewMail<Name extends MailTemplateName> = MailOf<Name> &
  (Name extends BulkTemplateName ? { unsubscribeToken: string } : object);

export type Mailer = {
  /**
   * Writes a mail into the queue; it exists only when `within` commits, and is sent soon after. Where mail
   * was refused before, or called spam, none is written.
   * @throws {Error} when the address can't be written to, or a mail to many names no way to stop it
   */
  queue<Name extends MailTemplateName>(within: Database, mail: NewMail<Name>): Promise<void>;
};

export type MailerDeps = {
  jobs: Jobs;
  sealer: Sealer;
  now: () => Date;
};

export const SEND_MAIL = "send-mail";
/** Mail to many waits in a line of its own: nobody's password mail stands behind a thousand digests. */
export const SEND_BULK_MAIL = "send-bulk-mail";
export const MAIL_SEAL = "mail";

/** What is sealed into the row until the mail is sent. */
export const sealedMailShape = z.object({
  to: emailShape,
  values: z.looseObject({}),
  unsubscribeToken: z.string().optional(),
  onlyOn: z.string().optional(),
  /** The member's, as it was when the mail was written. */
  firstName: z.string().nullish(),
});

/** In the transaction that `within` is, or in one of its own. */
async function inTransaction(
  within: Database,
  work: (within: Database) => Promise<void>,
): Promise<void> {
  await (is(within, PgTransaction) ? work(within) : within.transaction(work));
}

export function createMailer({ jobs, sealer, now }: MailerDeps): Mailer {
  return {
    async queue(within, { template, to, userId, values, unsubscribeToken, onlyOn, dedupeKey }) {
      if (isBulkTemplate(template) && !unsubscribeToken) {
        throw new Error(`The mail ${template} goes to many and nothing stops it`);
      }
      if (userId !== null && findNoticedMail(template)) {
        const notice = { userId, template, cause: dedupeKey };
        await jobs.send(ACCOUNT_NOTICE, notice, within, { key: `told:${dedupeKey}` });
      }
      if (await mayNotMail(within, to, template)) return;
      const firstName = userId && (await findFirstName(within, userId));
      const content = sealedMailShape.parse({
        ...{ to, values, unsubscribeToken, onlyOn, firstName },
      });
      const id = randomUUID();
      const row = {
        id,
        dedupeKey,
        template,
        userId,
        content: sealer.seal(MAIL_SEAL, content),
        recipientHash: userId === null ? null : recipientHashOf(to),
        createdAt: now(),
      };
      const queue = isBulkTemplate(template) ? SEND_BULK_MAIL : SEND_MAIL;
      // A mail without its job would never go, and keep the next one of its cause from being written.
      await inTransaction(within, async (both) => {
        const isNew = await insertMail(both, row);
        if (isNew) await jobs.send(queue, { mailId: id }, both, { key: id });
      });
    },
  };
}
