import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SMTPServer } from "smtp-server";
import { createSmtp, SILENCE_MS } from "../../../bff/mail/smtp.ts";

/** Confirms a received mail on demand, or closes the connection. */
let answer: (how: "taken" | "gone") => void;
let read: Promise<void>;
let received: () => void;
const server = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  disableReverseLookup: true,
  logger: false,
  onRcptTo: (_address, _session, done) => (ignoresRecipients ? undefined : done()),
  onData(stream, _session, done) {
    stream.resume();
    stream.once("end", () => {
      answer = (how) => (how === "taken" ? done() : socket.destroy());
      received();
    });
  },
});
/** True if the server does not respond to recipients. */
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
  read = new Promise((resolve) => (received = resolve));
  const smtp = createSmtp(url, "Portal <portal@portal.example>", undefined, limits);
  return smtp.send({ ...mail, messageId: "<1@portal.example>" });
};

test("SMTP: waits as long as RFC 5321 requires for a server that checks a received mail", async () => {
  expect(SILENCE_MS).toBeGreaterThanOrEqual(600_000);
  const sent = send();
  await read;
  answer("taken");
  await expect(sent).resolves.toBeUndefined();
});

test("SMTP: a server that is silent for longer counts as unavailable, and no mail counts as failed", async () => {
  await expect(send({ silenceMs: 50 })).rejects.toMatchObject({ failure: "server" });
});

test("SMTP: the transfer time limit ends with the transfer, and the check may take longer", async () => {
  const handoverMs = 500;
  const sent = send({ handoverMs });
  await read;
  setTimeout(() => answer("taken"), 2 * handoverMs);
  await expect(sent).resolves.toBeUndefined();
});

test("SMTP: a server that does not accept the mail times out earlier", async () => {
  ignoresRecipients = true;
  const sent = send({ handoverMs: 100 });
  await expect(sent).rejects.toMatchObject({ failure: "server", message: "ETIMEDOUT" });
  ignoresRecipients = false;
});

test("SMTP: a server that hangs up after reading the mail fails early too", async () => {
  const sent = send();
  void read.then(() => answer("gone"));
  await expect(sent).rejects.toMatchObject({ failure: "server" });
});
