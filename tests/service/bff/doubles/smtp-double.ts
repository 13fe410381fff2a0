import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { Readable } from "node:stream";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = {
  to: string[];
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: Record<string, string>;
};

type SmtpAnswer = number | `${number} ${string}`;

/** A test's mail server: accepts mails, or refuses them with an SMTP status. */
export type SmtpDouble = {
  url: string;
  received: ReceivedMail[];
  /** Sends each of these responses, such as 421 or `550 5.1.1 nobody`, once for a mail to this address. */
  refuse(to: string, ...answers: SmtpAnswer[]): void;
  /** Statuses for the next senders, before any recipient is named. */
  senderRefusals: number[];
  /** The next mail to this address that was not returned before, as soon as it arrives. */
  next(to: string): Promise<ReceivedMail>;
  close(): Promise<void>;
};

export async function startSmtpDouble(): Promise<SmtpDouble> {
  const received: ReceivedMail[] = [];
  const refusals = new Map<string, SmtpAnswer[]>();
  const senderRefusals: number[] = [];
  const handedOut = new Set<ReceivedMail>();
  const waiting: { to: string; resolve: (mail: ReceivedMail) => void }[] = [];

  function handOut(): void {
    for (const requested of [...waiting]) {
      const mail = received.find((each) => each.to.includes(requested.to) && !handedOut.has(each));
      if (!mail) continue;
      handedOut.add(mail);
      waiting.splice(waiting.indexOf(requested), 1);
      requested.resolve(mail);
    }
  }

  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    onMailFrom: (_address, _session, done) => done(refusalOf(senderRefusals.shift())),
    onRcptTo: ({ address }, _session, done) => done(refusalOf(refusals.get(address)?.shift())),
    onData(stream, session, done) {
      void buffer(stream as Readable)
        .then((raw) => PostalMime.parse(raw))
        .then((parsed) => {
          received.push({
            to: session.envelope.rcptTo.map(({ address }) => address.toLowerCase()),
            subject: parsed.subject ?? "",
            text: parsed.text ?? "",
            html: parsed.html ?? "",
            messageId: parsed.messageId ?? "",
            headers: Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value])),
          });
          done();
          handOut();
        }, done);
    },
  });
  server.on("error", () => {});
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (to, ...answers) => void refusals.set(to, answers),
    senderRefusals,
    next: (to) =>
      new Promise((resolve) => {
        waiting.push({ to: to.toLowerCase(), resolve });
        handOut();
      }),
    close: () => new Promise((done) => server.close(() => done())),
  };
}

function refusalOf(answer: SmtpAnswer | undefined): Error | null {
  if (!answer) return null;
  const [status, ...words] = String(answer).split(" ");
  return Object.assign(new Error(words.join(" ") || "refused"), { responseCode: Number(status) });
}
