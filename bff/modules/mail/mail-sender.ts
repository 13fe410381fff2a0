import type { Database } from "../../db/database.ts";
import type { JobKind } from "../../jobs/jobs.ts";
import type { Sealer } from "../../sealing/seal.ts";
import { renderMail } from "./mail-layout.ts";
import { findMailTemplate } from "./mail-templates.ts";
import { MAIL_SEAL, SEND_MAIL, sealedMailShape } from "./mailer.ts";
import {
  claimMail,
  failMailsBefore,
  markMailFailed,
  markMailSent,
  noteMailError,
} from "./mails.repository.ts";
import type { MailRow } from "./mails.repository.ts";
import { MailRefusedError } from "./smtp.ts";
import type { MailTransport, OutgoingMail } from "./smtp.ts";

export interface MailSenderDeps {
  db: Database;
  sealer: Sealer;
  transport: MailTransport;
  publicOrigin: string;
  now: () => Date;
  /** Told of a mail that was given up, by id and reason. */
  onGivenUp: (mailId: string, reason: string) => void;
  /** Told that the mail server is away or refuses all mail: somebody has to look after it. */
  onServerRefusal: (reason: string) => void;
}

/** The pauses grow to an hour: all tries together take more than a day, two at most. */
const MOST_TRIES = 60;
/** What still waits then has no job any more. */
const ABANDONED_AFTER_MS = 72 * 3_600_000;

/**
 * The jobs that send mails. A mail is marked after the server took it, so a process killed between
 * the two sends it again, with the same Message-ID: over SMTP nobody can promise exactly once.
 */
export function createMailSender(deps: MailSenderDeps): readonly JobKind<never>[] {
  const { db, sealer, transport, publicOrigin, now, onGivenUp, onServerRefusal } = deps;
  const host = new URL(publicOrigin).hostname;

  function compose(mail: MailRow): OutgoingMail {
    const template = findMailTemplate(mail.template);
    if (!template || !mail.content) throw unusable(new Error(`No template ${mail.template}`));
    const sealed = sealedMailShape.parse(sealer.open(MAIL_SEAL, mail.content));
    const { to, values, unsubscribeToken } = sealed;
    const messageId = `<${mail.id}@${host}>`;
    const body = renderMail(template.write(values), publicOrigin);
    const unsubscribe =
      unsubscribeToken && new URL(`/pt-BR/unsubscribe/${unsubscribeToken}`, publicOrigin).href;
    return {
      to,
      subject: template.subject,
      messageId,
      ...body,
      ...(unsubscribe && { unsubscribeUrl: unsubscribe }),
    };
  }

  async function giveUp(mail: MailRow, reason: string): Promise<void> {
    await markMailFailed(db, mail.id, reason);
    onGivenUp(mail.id, reason);
  }

  const send: JobKind<{ mailId: string }> = {
    name: SEND_MAIL,
    retries: MOST_TRIES - 1,
    concurrent: 2,
    async handle({ mailId }) {
      const mail = await claimMail(db, mailId);
      if (!mail) return;
      try {
        await transport.send(compose(mail));
      } catch (error) {
        const refusal = error instanceof MailRefusedError ? error : unusable(error);
        const { failure, message } = refusal;
        if (failure === "server") onServerRefusal(message);
        if (failure === "recipient" || mail.attempts >= MOST_TRIES) return giveUp(mail, message);
        await noteMailError(db, mail.id, message);
        throw refusal;
      }
      await markMailSent(db, mail.id, now());
    },
  };

  const sweep: JobKind<object> = {
    name: "sweep-mails",
    cron: "17 * * * *",
    async handle() {
      await failMailsBefore(db, new Date(now().getTime() - ABANDONED_AFTER_MS));
    },
  };

  return [send, sweep];
}

/** A mail that this build can't write: a template that went away, a key that changed. */
function unusable(cause: unknown): MailRefusedError {
  return new MailRefusedError("cannot be written", { failure: "recipient", cause });
}
