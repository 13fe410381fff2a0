import { createTransport } from "nodemailer";

export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same at every try, so that a mail that arrives twice can be told. */
  messageId: string;
  /** Of bulk mail: one POST to it stops the list, without login or cookie (RFC 8058). */
  unsubscribeUrl?: string;
}

export interface MailTransport {
  /** Resolves when the server took the mail. @throws {MailRefusedError} */
  send(mail: OutgoingMail): Promise<void>;
}

/** Says why a server did not take a mail, without naming whose it is. */
export class MailRefusedError extends Error {
  /** True when another try can't help, as for an address that does not exist. */
  readonly isFinal: boolean;

  constructor(reason: string, options: { isFinal: boolean; cause: unknown }) {
    super(reason, { cause: options.cause });
    this.name = "MailRefusedError";
    this.isFinal = options.isFinal;
  }
}

const CONNECT_MS = 1_000;
const GREETING_MS = 5_000;
const SILENCE_MS = 15_000;

/** Sends over SMTP, one connection a mail. @param from sender as `Name <address>` */
export function createSmtp(smtpUrl: string, from: string): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, unsubscribeUrl, ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          from,
          to: { name: "", address: to },
          headers: {
            "Auto-Submitted": "auto-generated",
            "X-Auto-Response-Suppress": "All",
            ...(unsubscribeUrl && {
              Precedence: "bulk",
              "List-Unsubscribe": `<${unsubscribeUrl}>`,
              "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            }),
          },
        });
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}

/** Server answers repeat the address, so only their numbers are kept. */
function refusalOf(error: unknown): MailRefusedError {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const status = typeof responseCode === "number" ? responseCode : null;
  const reason = [typeof code === "string" ? code : "unknown", status].filter(Boolean).join(" ");
  return new MailRefusedError(reason, { isFinal: status !== null && status >= 500, cause: error });
}
