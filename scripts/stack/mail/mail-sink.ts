import type { AddressInfo, Server } from "node:net";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { openMailBox, type Envelope } from "./mail-box.ts";
import { createMailWeb } from "./mail-web.ts";

const MESSAGE_LIMIT_BYTES = 10 * 1024 * 1024;

export type MailSink = {
  smtpPort: number;
  mailPort: number;
  close(): Promise<void>;
};

function envelopeOf(session: SMTPServerSession): Envelope {
  const { mailFrom, rcptTo } = session.envelope;
  return {
    from: mailFrom ? mailFrom.address : "",
    to: rcptTo.map(({ address }) => address.toLowerCase()),
  };
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((done, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => done((server.address() as AddressInfo).port));
  });
}

/**
 * Receives every mail of the portal and shows it on a page; nothing leaves this machine. Messages are
 * stored in `<dataDir>/mail`; port 0 picks a free one. The host is this machine unless a container needs
 * another.
 */
export async function startMailSink(options: {
  smtpPort: number;
  mailPort: number;
  dataDir: string;
  host?: string;
}): Promise<MailSink> {
  const { dataDir, host = "127.0.0.1" } = options;
  const box = await openMailBox(join(dataDir, "mail"));
  const smtp = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    size: MESSAGE_LIMIT_BYTES,
    closeTimeout: 1000,
    logger: false,
    onData(stream, session, done) {
      const received = buffer(stream as Readable).then((raw) => box.add(raw, envelopeOf(session)));
      received.then(() => done(), done);
    },
  });
  // A client that drops its connection must not end the sink.
  smtp.on("error", () => {});
  const web = createMailWeb(box);
  const smtpPort = await listen(smtp.server, options.smtpPort, host);
  const mailPort = await listen(web, options.mailPort, host);
  return {
    smtpPort,
    mailPort,
    async close() {
      web.closeAllConnections();
      await Promise.all([
        new Promise<void>((done) => web.close(() => done())),
        new Promise<void>((done) => smtp.close(() => done())),
      ]);
    },
  };
}
