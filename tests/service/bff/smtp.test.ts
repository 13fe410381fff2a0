import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SMTPServer } from "smtp-server";
import { createSmtp, SILENCE_MS } from "../../../bff/mail/smtp.ts";

/** Answers a mail that it has read when it is told to, or hangs up. */
let answer: (how: "taken" | "gone") => void;
let read: Promise<void>;
let heard: () => void;
const server = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  disableReverseLookup: true,
  logger: false,
  onRcptTo: (_address, _session, done) => (ignoresRecipients ? undefined : done()),
  onData(stream, _session, done) {
    stream.resume();
    stream.once("end", () => {
      answer = (how) => (how === "taken" ? done() : socket.destroy());
      heard();
    });
  },
});
/** Whether it says nothing to who names a recipient. */
let ignoresRecipients = false;
let socket: Socket;
server.server.on("connection", (opened: Socket) => (socket = opened));

let url: string;
beforeAll(async () => {
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((done) => server.close(() => done())));

const mail = { to: "ana@example.com", subject: "Oi", text: "Oi", html: "<p>Oi</p>" };
const send = (limits: { silenceMs?: number; handoverMs?: number } = {}) => {
  read = new Promise((resolve) => (heard = resolve));
  const smtp = createSmtp(url, "Portal <portal@portal.example>", undefined, limits);
  return smtp.send({ ...mail, messageId: "<1@portal.example>" });
};

test("a server that looks long through a mail it has got is waited for, as long as RFC 5321 asks", async () => {
  expect(SILENCE_MS).toBeGreaterThanOrEqual(600_000);
  const sent = send();
  await read;
  answer("taken");
  await expect(sent).resolves.toBeUndefined();
});

test("one that says nothing for longer is away, of which no mail is guilty", async () => {
  await expect(send({ silenceMs: 50 })).rejects.toMatchObject({ failure: "server" });
});

test("the time for handing a mail over ends with it: looking through it may take longer", async () => {
  const handoverMs = 500;
  const sent = send({ handoverMs });
  await read;
  setTimeout(() => answer("taken"), 2 * handoverMs);
  await expect(sent).resolves.toBeUndefined();
});

test("one that does not even take the mail is given up sooner", async () => {
  ignoresRecipients = true;
  const sent = send({ handoverMs: 100 });
  await expect(sent).rejects.toMatchObject({ failure: "server", message: "ETIMEDOUT" });
  ignoresRecipients = false;
});

test("and so is one that hangs up after it has read the mail", async () => {
  const sent = send();
  void read.then(() => answer("gone"));
  await expect(sent).rejects.toMatchObject({ failure: "server" });
});
