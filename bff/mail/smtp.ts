import { createTransport } from "nodemailer";
import { ADDRESS_REFUSED, mayMeanNobody, saysNobody } from "./unknown-address.ts";

export type OutgoingMail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for every try, so that duplicates can be recognized. */
  messageId: string;
  /** Bulk mail only: one POST to it unsubscribes, without login or cookie (RFC 8058). */
  unsubscribeUrl?: string;
};

export type MailTransport = {
  /** Resolves once the server accepts the mail. @throws {MailRefusedError} */
  send(mail: OutgoingMail): Promise<void>;
};

/**
 * Scope of a failure: this recipient or mail, permanently (`recipient`) or temporarily (`moment`), or every
 * mail, because the server is unavailable or refuses the portal (`server`).
 */
export type MailFailure = "recipient" | "moment" | "server";

/** Never names the recipient. */
export class MailRefusedError extends Error {
  readonly failure: MailFailure;
  readonly isUnknownAddress: boolean;
  /** True for a permanent refusal that may mean an unknown address. */
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
/** RFC 5321: a server may scan a mail for this long before it confirms it. */
export const SILENCE_MS = 10 * 60_000;
export const HANDOVER_MS = 60_000;

/**
 * Sends over SMTP, one connection per mail.
 * @param from sender as `Name <address>`
 * @param returnAddress address for bounces; default: the sender's
 * @param limits maximum silence of the server, and maximum time until it has the mail
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
        // The body's end is read only once the server has asked for the mail.
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

/** Commands that concern one recipient; all earlier ones concern the sender. */
const aboutRecipient = new Set<unknown>(["RCPT TO", "DATA"]);

const enhancedOf = (response: unknown) =>
  typeof response === "string" ? response.replace(/^5\d\d[ -]/, "") : "";

/** Server answers repeat the address, so only their numbers are stored. */
function refusalOf(error: unknown): MailRefusedError {
  const { code, command, response, responseCode } = error as Readonly<Record<string, unknown>>;
  const status = typeof responseCode === "number" ? responseCode : null;
  const isForGood = status !== null && status >= 500;
  // A wrong SMTP password gets 535 and may be corrected tomorrow: no mail is lost.
  const ofRecipient = isForGood ? "recipient" : "moment";
  const failure = status !== null && aboutRecipient.has(command) ? ofRecipient : "server";
  const enhanced = enhancedOf(response);
  const isRefusedAddress = isForGood && command === "RCPT TO" && mayMeanNobody(enhanced);
  // Our own abort counts as a timeout.
  const name = code === "EABORT" ? "ETIMEDOUT" : typeof code === "string" ? code : "unknown";
  const reason = [isRefusedAddress ? ADDRESS_REFUSED : name, status].filter(Boolean).join(" ");
  return new MailRefusedError(reason, {
    failure,
    isUnknownAddress: failure === "recipient" && saysNobody(enhanced),
    isRefusedAddress,
    cause: error,
  });
}
