import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type { Readable } from "node:stream";
import { SMTPServer } from "smtp-server";

const SLOW_MS = 4;
/** Of so many recipients one is told to come again later. */
const BUSY_EVERY = 50;

export type RoughMailServer = {
  url: string;
  /** Address → Message-IDs of everything that was taken for it. */
  taken: Map<string, string[]>;
  /** Called when a mail is taken and its sender does not know yet. */
  onTaken: () => void;
  close(): Promise<void>;
};

/** A slow mail server that is busy at times, and keeps a moment between taking a mail and saying so. */
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
