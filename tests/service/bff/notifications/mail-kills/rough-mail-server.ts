import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { Readable } from "node:stream";
import { SMTPServer } from "smtp-server";

const SLOW_MS = 4;
/** One of this number of recipients gets a temporary error. */
const BUSY_EVERY = 50;

export type RoughMailServer = {
  url: string;
  /** Address → Message-IDs of all accepted mails. */
  taken: Map<string, string[]>;
  /** Called when a mail is accepted, before its sender knows. */
  onTaken: () => void;
  close(): Promise<void>;
};

/** A slow mail server that is sometimes busy and pauses between accepting a mail and confirming it. */
export async function startRoughMailServer(): Promise<RoughMailServer> {
  const taken = new Map<string, string[]>();
  let recipients = 0;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    onRcptTo(_address, _session, done) {
      recipients += 1;
      const isBusy = recipients % BUSY_EVERY === 0;
      done(isBusy ? Object.assign(new Error("busy"), { responseCode: 421 }) : null);
    },
    onData(stream, session, done) {
      void text(stream as Readable).then(async (raw) => {
        const [, id = ""] = /^Message-ID: (<[^>]+>)/im.exec(raw) ?? [];
        for (const { address } of session.envelope.rcptTo) {
          taken.set(address, [...(taken.get(address) ?? []), id]);
        }
        rough.onTaken();
        await pause(SLOW_MS);
        done();
      }, done);
    },
  });
  server.on("error", () => {});
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.server.address() as AddressInfo;
  const rough: RoughMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    onTaken: () => {},
    close: () => new Promise((done) => server.close(() => done())),
  };
  return rough;
}
