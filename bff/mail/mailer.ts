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
import { ACCOUNT_NOTIFICATION, findNoticedMail } from "./noticed-mails.ts";
import { findFirstName, insertMail } from "./mails.repository.ts";
import { recipientHashOf } from "./recipient-hash.ts";

type MailOf<Name extends MailTemplateName> = {
  template: Name;
  to: string;
  /** The recipient: the mail is deleted with the user. Null for a recipient without an account. */
  userId: string | null;
  values: MailValues<Name>;
  unsubscribeToken?: string;
  /** The only day in Zurich, `YYYY-MM-DD`, on which the mail may be sent; a newer mail replaces it. */
  onlyOn?: string;
  /** Identifies the cause, such as `reset_password:<token id>`; one cause never makes two mails. */
  dedupeKey: string;
};

export type NewMail<Name extends MailTemplateName> = MailOf<Name> &
  (Name extends BulkTemplateName ? { unsubscribeToken: string } : object);

export type Mailer = {
  /**
   * Queues a mail; it exists only if `within` commits, and is sent soon after. Skips addresses that refused
   * mail or reported spam.
   * @throws {Error} if the address is invalid, or bulk mail has no unsubscribe token
   */
  queue<Name extends MailTemplateName>(within: Database, mail: NewMail<Name>): Promise<void>;
};

export type MailerDeps = {
  jobs: Jobs;
  sealer: Sealer;
  now: () => Date;
};

export const SEND_MAIL = "send-mail";
/** Bulk mail has its own queue: a thousand digests do not delay a password mail. */
export const SEND_BULK_MAIL = "send-bulk-mail";
export const MAIL_SEAL = "mail";

export const sealedMailShape = z.object({
  to: emailShape,
  values: z.looseObject({}),
  unsubscribeToken: z.string().optional(),
  onlyOn: z.string().optional(),
  firstName: z.string().nullish(),
});

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
        const notification = { userId, template, cause: dedupeKey };
        await jobs.send(ACCOUNT_NOTIFICATION, notification, within, { key: `told:${dedupeKey}` });
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
      // A mail without its job would never be sent, and would block the next mail of its cause.
      await inTransaction(within, async (both) => {
        const isNew = await insertMail(both, row);
        if (isNew) await jobs.send(queue, { mailId: id }, both, { key: id });
      });
    },
  };
}
