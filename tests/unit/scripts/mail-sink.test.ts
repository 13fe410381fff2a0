import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import nodemailer from "nodemailer";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startMailSink, type MailSink } from "../../../scripts/stack/mail/mail-sink.ts";

let dataDir: string;
let sink: MailSink;

const start = () => startMailSink({ smtpPort: 0, mailPort: 0, dataDir });

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "portal-mail-"));
  sink = await start();
});

afterEach(async () => {
  await sink.close();
  rmSync(dataDir, { recursive: true });
});

async function send(to: string, extra: object = {}): Promise<void> {
  const transport = nodemailer.createTransport(`smtp://127.0.0.1:${sink.smtpPort}`);
  await transport.sendMail({
    from: "Portal Suíça <portal@example.com>",
    to,
    subject: "Confirmação de e-mail — olá, João",
    text: "Confirme em http://localhost:3000/pt-BR/confirm-email/abc",
    html: "<p>Olá, <b>João</b></p><script>alert(1)</script>",
    ...extra,
  });
  transport.close();
}

const address = (path: string) => `http://127.0.0.1:${sink.mailPort}${path}`;

type Listed = { id: string; to: string[]; subject: string; text: string; html: string };

async function listMails(to = ""): Promise<Listed[]> {
  const response = await fetch(address(`/api/messages?to=${encodeURIComponent(to)}`));
  return ((await response.json()) as { messages: Listed[] }).messages;
}

test("mail sink: a sent message is listed for its recipient, with text and html in pt-BR", async () => {
  await send("Joao@Example.com");
  await send("maria@example.com");

  const [mail, ...others] = await listMails("joao@example.com");

  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: ["joao@example.com"],
    subject: "Confirmação de e-mail — olá, João",
  });
  expect(mail?.text).toContain("/pt-BR/confirm-email/abc");
  expect(mail?.html).toContain("<b>João</b>");
});

test("mail sink: the newest message comes first, and hidden copies are recipients too", async () => {
  await send("a@example.com");
  await send("b@example.com", { bcc: "oculto@example.com" });

  expect((await listMails()).map(({ to }) => to)).toEqual([
    ["b@example.com", "oculto@example.com"],
    ["a@example.com"],
  ]);
});

test("mail sink: messages survive a restart and are removed from the disk by DELETE", async () => {
  await send("joao@example.com");
  await sink.close();
  sink = await start();
  expect(await listMails("joao@example.com")).toHaveLength(1);

  const response = await fetch(address("/api/messages"), { method: "DELETE" });

  expect(response.status).toBe(204);
  expect(await listMails()).toEqual([]);
  expect(readdirSync(join(dataDir, "mail"))).toEqual([]);
});

test("mail sink: the page shows a message in a frame without scripts and escapes its contents", async () => {
  await send("joao@example.com", { subject: "<img src=x onerror=alert(1)>" });
  const [mail] = await listMails();

  const list = await fetch(address("/"));
  const page = await fetch(address(`/messages/${mail?.id}`));
  const frame = await fetch(address(`/messages/${mail?.id}/html`));

  const pageText = await page.text();
  expect(await list.text()).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(pageText).not.toContain("<img src=x");
  expect(pageText).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'self'/,
  );
  expect(frame.headers.get("content-security-policy")).toMatch(/sandbox allow-popups/);
  expect(frame.headers.get("content-security-policy")).not.toMatch(/allow-scripts|script-src/);
});

function statusOf(path: string, method: string, headers: Record<string, string>): Promise<number> {
  return new Promise((done, reject) => {
    const call = request(address(path), { method, headers }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    call.on("error", reject).end();
  });
}

test("mail sink: another site can neither read nor clear the mailbox", async () => {
  await send("joao@example.com");

  expect(await statusOf("/api/messages", "GET", { host: "evil.example" })).toBe(403);
  expect(await statusOf("/clear", "POST", { "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await statusOf("/clear", "PUT", {})).toBe(405);
  expect(await statusOf("/messages/unknown", "GET", {})).toBe(404);
  expect(await listMails()).toHaveLength(1);

  expect(await statusOf("/clear", "POST", { "sec-fetch-site": "same-origin" })).toBe(303);
  expect(await listMails()).toEqual([]);
});
