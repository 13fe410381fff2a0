import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";

export type Mail = {
  id: string;
  receivedAt: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string | null;
  headers: Record<string, string>;
};

export type Envelope = { from: string; to: string[] };

export type MailBox = {
  add(raw: Buffer, envelope: Envelope): Promise<Mail>;
  list(to?: string): Mail[];
  find(id: string): Mail | null;
  clear(): void;
};

const MAX_MAILS = 500;
const FILE_NAME = /^\d{13}-[0-9a-f]{12}\.eml$/;
const ENVELOPE_FROM = "x-envelope-from";
const ENVELOPE_TO = "x-envelope-to";

async function parseMail(id: string, file: Buffer): Promise<Mail> {
  const parsed = await PostalMime.parse(file);
  const headers = Object.fromEntries(parsed.headers.map(({ key, value }) => [key, value]));
  return {
    id,
    receivedAt: new Date(Number(id.slice(0, 13))).toISOString(),
    from: headers[ENVELOPE_FROM] ?? "",
    to: (headers[ENVELOPE_TO] ?? "").split(", ").filter(Boolean),
    subject: parsed.subject ?? "",
    text: parsed.text ?? "",
    html: parsed.html ?? null,
    headers,
  };
}

/** Envelope lines come before the message's own headers, so that one file has everything. */
function withEnvelope(raw: Buffer, { from, to }: Envelope): Buffer {
  const lines = `${ENVELOPE_FROM}: ${from}\r\n${ENVELOPE_TO}: ${to.join(", ")}\r\n`;
  return Buffer.concat([Buffer.from(lines), raw]);
}

export async function openMailBox(folder: string): Promise<MailBox> {
  mkdirSync(folder, { recursive: true });
  const names = readdirSync(folder).filter((name) => FILE_NAME.test(name));
  const mails = await Promise.all(
    names.toSorted().map((name) => parseMail(name.slice(0, -4), readFileSync(join(folder, name)))),
  );

  function dropOldest(): void {
    for (const { id } of mails.splice(0, Math.max(0, mails.length - MAX_MAILS))) {
      rmSync(join(folder, `${id}.eml`), { force: true });
    }
  }

  dropOldest();
  return {
    async add(raw, envelope) {
      const id = `${Date.now()}-${randomBytes(6).toString("hex")}`;
      const file = withEnvelope(raw, envelope);
      const mail = await parseMail(id, file);
      writeFileSync(join(folder, `${id}.eml`), file, { mode: 0o600 });
      mails.push(mail);
      dropOldest();
      return mail;
    },
    list: (to) =>
      mails.filter((mail) => !to || mail.to.includes(to.trim().toLowerCase())).toReversed(),
    find: (id) => mails.find((mail) => mail.id === id) ?? null,
    clear() {
      for (const { id } of mails.splice(0)) rmSync(join(folder, `${id}.eml`), { force: true });
    },
  };
}
