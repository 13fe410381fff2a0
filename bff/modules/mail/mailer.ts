import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Database } from "../../db/database.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import type { Sealer } from "../../sealing/seal.ts";
import { emailShape } from "../users/email.ts";
import type { MailTemplateName, MailValues } from "./mail-templates.ts";
import { insertMail } from "./mails.repository.ts";

export interface NewMail<Name extends MailTemplateName> {
  template: Name;
  /** One address. */
  to: string;
  /** Whose mail it is: it goes when the user is deleted. Null for somebody without an account. */
  userId: string | null;
  values: MailValues<Name>;
  /** Of bulk mail: what the link of its `List-Unsubscribe` header carries (RFC 8058). */
  unsubscribeToken?: string;
  /** Names the cause, such as `reset_password:<token id>`; the same cause never makes two mails. */
  dedupeKey: string;
}

export interface Mailer {
  /**
   * Writes a mail into the queue; it exists only when `within` commits, and is sent soon after.
   * @throws {Error} when the address can't be written to
   */
  queue<Name extends MailTemplateName>(within: Database, mail: NewMail<Name>): Promise<void>;
}

export interface MailerDeps {
  jobs: Jobs;
  sealer: Sealer;
  now: () => Date;
}

export const SEND_MAIL = "send-mail";
export const MAIL_SEAL = "mail";

/** What is sealed into the row until the mail is sent. */
export const sealedMailShape = z.object({
  to: emailShape,
  values: z.looseObject({}),
  unsubscribeToken: z.string().optional(),
});

export function createMailer({ jobs, sealer, now }: MailerDeps): Mailer {
  return {
    async queue(within, { template, to, userId, values, unsubscribeToken, dedupeKey }) {
      const content = sealedMailShape.parse({ to, values, unsubscribeToken });
      const id = randomUUID();
      const isNew = await insertMail(within, {
        id,
        dedupeKey,
        template,
        userId,
        content: sealer.seal(MAIL_SEAL, content),
        createdAt: now(),
      });
      if (isNew) await jobs.send(SEND_MAIL, { mailId: id }, within, { key: id });
    },
  };
}
