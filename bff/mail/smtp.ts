import { createTransport } from "nodemailer";
import { ADDRESS_REFUSED, mayMeanNobody, saysNobody } from "./unknown-address.ts";

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
  /** Whether it refuses the address for good in words that may mean so. */
  readonly isRefusedAddress: boolean;

  constructor(
    reason: string,
    options: {
      failure: MailFailure;
      isUnknownAddress?: boolean;
      isRefusedAddress?: boolean;
      cause: unknown;
    },
  ) {
    super(reason, { cause: options.cause });
    this.name = "MailRefusedError";
    this.failure = options.failure;
    this.isUnknownAddress = options.isUnknownAddress ?? false;
    this.isRefusedAddress = options.isRefusedAddress ?? false;
  }
}

const CONNECT_MS = 1_000;
const GREETING_MS = 5_000;
/** As RFC 5321 asks: a server may look through a mail for so long before it says that it took it. */
export const SILENCE_MS = 10 * 60_000;
/** So long it may take before that: to let us in, hear whom the mail is for, and take all of it. */
export const HANDOVER_MS = 60_000;

/**
 * Sends over SMTP, one connection a mail.
 * @param from sender as `Name <address>`
 * @param returnAddress where mail servers send what they can't deliver; the sender's unless told
 * @param limits how long a server may say nothing, and may take until it has the mail
 */
export function createSmtp(
  smtpUrl: string,
  from: string,
  returnAddress?: string,
  { silenceMs = SILENCE_MS, handoverMs = HANDOVER_MS } = {},
): MailTransport {
  return {
    async send({ to, unsubscribeUrl, ...mail }) {
      const handover = new AbortController();
      const limit = setTimeout(() => handover.abort(), handoverMs);
      const transport = createTransport({
        url: smtpUrl,
        connectionTimeout: CONNECT_MS,
        greetingTimeout: GREETING_MS,
        socketTimeout: silenceMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      transport.use("stream", ({ message }, next) => {
        // Its end is read only once the server has asked for the mail.
        message.processFunc((body) => body.once("end", () => clearTimeout(limit)));
        next();
      });
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
          signal: handover.signal,
        });
      } catch (error) {
        throw refusalOf(error);
      } finally {
        clearTimeout(limit);
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
  const isForGood = status !== null && status >= 500;
  // A wrong SMTP password is answered 535 and may be mended tomorrow: that loses nobody's mail.
  const ofRecipient = isForGood ? "recipient" : "moment";
  const failure = status !== null && aboutRecipient.has(command) ? ofRecipient : "server";
  const enhanced = enhancedOf(response);
  const isRefusedAddress = isForGood && command === "RCPT TO" && mayMeanNobody(enhanced);
  // What ended the talk from our side is a silence, too.
  const name = code === "EABORT" ? "ETIMEDOUT" : typeof code === "string" ? code : "unknown";
  const reason = [isRefusedAddress ? ADDRESS_REFUSED : name, status].filter(Boolean).join(" ");
  return new MailRefusedError(reason, {
    failure,
    isUnknownAddress: failure === "recipient" && saysNobody(enhanced),
    isRefusedAddress,
    cause: error,
  });
}
