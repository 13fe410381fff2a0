import { createTransport } from "nodemailer";
import { saysNobody } from "./unknown-address.ts";

export type OutgoingMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same at every try, so that a mail that arrives twice can be told. */
  messageId: string;
  /** Of bulk mail: one POST to it stops the list, without login or cookie (RFC 8058). */
  unsubscribeUrl?: string;
};

export type MailTransport = {
  /** Resolves when the server took the mail. @throws {MailRefusedError} */
  send(mail: OutgoingMail): Promise<void>;
};

/**
 * Whom a failure concerns: this recipient or mail, for good (`recipient`) or for a while (`moment`),
 * or every mail, because the server is away or refuses us (`server`).
 */
export type MailFailure = "recipient" | "moment" | "server";

/** Says why a server did not take a mail, without naming whose it is. */
export class MailRefusedError extends Error {
  readonly failure: MailFailure;
  /** Whether the server says that nobody has this address. */
  readonly isUnknownAddress: boolean;

  constructor(
    reason: string,
    options: { failure: MailFailure; isUnknownAddress?: boolean; cause: unknown },
  ) {
    super(reason, { cause: options.cause });
    this.name = "MailRefusedError";
    this.failure = options.failure;
    this.isUnknownAddress = options.isUnknownAddress ?? false;
  }
}

const CONNECT_MS = 1_000;
const GREETING_MS = 5_000;
/** As RFC 5321 asks: a server may look through a mail for so long before it says that it took it. */
export const SILENCE_MS = 10 * 60_000;

/**
 * Sends over SMTP, one connection a mail.
 * @param from sender as `Name <address>`
 * @param returnAddress where mail servers send what they can't deliver; the sender's unless told
 * @param silenceMs how long a server may say nothing
 */
export function createSmtp(
  smtpUrl: string,
  from: string,
  returnAddress?: string,
  silenceMs = SILENCE_MS,
): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: silenceMs,
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
          ...(returnAddress && { envelope: { from: returnAddress, to } }),
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

/** The commands that are about one recipient; all before them are about the sender. */
const aboutRecipient = new Set<unknown>(["RCPT TO", "DATA"]);

/** `550 5.1.1 …`: what follows the status of SMTP. */
const enhancedOf = (response: unknown) =>
  typeof response === "string" ? response.replace(/^5\d\d[ -]/, "") : "";

/** Server answers repeat the address, so only their numbers are kept. */
function refusalOf(error: unknown): MailRefusedError {
  const { code, command, response, responseCode } = error as Readonly<Record<string, unknown>>;
  const status = typeof responseCode === "number" ? responseCode : null;
  const reason = [typeof code === "string" ? code : "unknown", status].filter(Boolean).join(" ");
  const isForGood = status !== null && status >= 500;
  // A wrong SMTP password is answered 535 and may be mended tomorrow: that loses nobody's mail.
  const ofRecipient = isForGood ? "recipient" : "moment";
  const failure = status !== null && aboutRecipient.has(command) ? ofRecipient : "server";
  return new MailRefusedError(reason, {
    failure,
    isUnknownAddress: failure === "recipient" && saysNobody(enhancedOf(response)),
    cause: error,
  });
}
