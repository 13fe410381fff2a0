import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../../bff/db/database.ts";
import { users } from "../../../bff/db/schema.ts";
import type { JobKind } from "../../../bff/jobs/jobs.ts";
import { createMailSender } from "../../../bff/mail/mail-sender.ts";
import type { MailTemplateName } from "../../../bff/mail/mail-templates.ts";
import { createMailer, SEND_BULK_MAIL, SEND_MAIL } from "../../../bff/mail/mailer.ts";
import type { Mailer, NewMail } from "../../../bff/mail/mailer.ts";
import { TOO_LATE } from "../../../bff/mail/mails.repository.ts";
import { zurichDayOf } from "../../../bff/zurich-day.ts";
import { createSealer } from "../../../bff/db/seal.ts";
import { createSmtp } from "../../../bff/mail/smtp.ts";
import { startTestService } from "./service.ts";
import type { TestService } from "./service.ts";

let service: TestService;
let mailer: Mailer;

beforeAll(async () => {
  service = await startTestService();
  mailer = createMailer({
    jobs: service.jobs,
    sealer: createSealer(service.keys.data),
    now: () => service.clock.now,
  });
});
afterAll(() => service.close());

const address = () => `${randomUUID()}@example.com`;

function queue(to: string, dedupeKey = `test:${to}`, within: Database = service.database.db) {
  return mailer.queue(within, {
    template: "reset_password",
    to,
    userId: null,
    values: { token: "o-token-do-link", minutes: 30 },
    dedupeKey,
  });
}

type MailState = {
  id: string;
  state: string;
  content: Buffer | null;
  attempts: number;
  last_error: string | null;
};

async function rowOf(dedupeKey: string) {
  const { rows } = await service.database.pool.query<MailState>(
    "select * from mails where dedupe_key = $1",
    [dedupeKey],
  );
  return rows[0];
}

/** Resolves when a mail's row meets the condition. */
async function changed(dedupeKey: string, isSo: (row: MailState) => boolean) {
  return expect
    .poll(
      async () => {
        const row = await rowOf(dedupeKey);
        return row !== undefined && isSo(row);
      },
      { interval: 50, timeout: 20_000 },
    )
    .toBe(true);
}

describe("mail", () => {
  test("is sent as text and HTML with links to our origin, and then emptied", async () => {
    const to = address();
    await queue(to);
    const mail = await service.smtp.next(to);
    expect(mail.to).toEqual([to]);
    expect(mail.subject).toBe("Crie uma senha nova para o Portal Suíça");
    const link = "https://portal.example/pt-BR/forgot-password/o-token-do-link";
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
    await changed(`test:${to}`, ({ state }) => state === "sent");
    const row = await rowOf(`test:${to}`);
    expect(row).toMatchObject({ content: null, attempts: 1, last_error: null });
    expect(mail.messageId).toBe(`<${row?.id}@portal.example>`);
  });

  test("is sealed while it waits", async () => {
    const to = address();
    const whole = await service.database.db.transaction(async (transaction) => {
      await queue(to, `sealed:${to}`, transaction);
      const { rows } = await transaction.execute<{ whole: string }>(
        sql`select m::text as whole from mails m where content is not null`,
      );
      return rows.map((row) => row.whole).join("");
    });
    expect(whole).toContain("reset_password");
    expect(whole).not.toContain("o-token-do-link");
    expect(whole).not.toContain(Buffer.from("o-token-do-link").toString("hex"));
    await service.smtp.next(to);
  });

  test("is not stored if its transaction fails", async () => {
    const to = address();
    let made: string[] = [];
    const failing = service.database.db.transaction(async (transaction) => {
      await queue(to, `test:${to}`, transaction);
      const { rows } = await transaction.execute<{ id: string }>(
        sql`select id from jobs.job where xmin = pg_current_xact_id()::xid`,
      );
      made = rows.map(({ id }) => id);
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await rowOf(`test:${to}`)).toBeUndefined();
    expect(made).toHaveLength(1);
    const jobs = await service.database.pool.query("select 1 from jobs.job where id = any($1)", [
      made,
    ]);
    expect(jobs.rowCount).toBe(0);
  });

  test("is not stored without the job that sends it", async () => {
    const to = address();
    const lost = new Error("The queue is away");
    const without = createMailer({
      jobs: { ...service.jobs, send: () => Promise.reject(lost) },
      sealer: createSealer(service.keys.data),
      now: () => service.clock.now,
    });
    const values = { token: "o-token-do-link", minutes: 30 };
    const mail = { template: "reset_password", to, userId: null, values } as const;
    const queued = without.queue(service.database.db, { ...mail, dedupeKey: `lost:${to}` });
    await expect(queued).rejects.toThrow("The queue is away");
    expect(await rowOf(`lost:${to}`)).toBeUndefined();
  });

  test("for one cause is sent once", async () => {
    const to = address();
    await Promise.all([1, 2, 3, 4].map(() => queue(to, `once:${to}`)));
    await service.smtp.next(to);
    await changed(`once:${to}`, ({ state }) => state === "sent");
    expect(service.smtp.received.filter((mail) => mail.to.includes(to))).toHaveLength(1);
  });

  test("is retried with the same Message-ID after the server was busy", async () => {
    const to = address();
    service.smtp.refuse(to, 421);
    await queue(to);
    await changed(`test:${to}`, (row) => row.last_error === "ECONNECTION 421");
    // The queue's retry after its pause.
    const mailId = (await rowOf(`test:${to}`))?.id;
    await service.jobs.send("send-mail", { mailId }, service.database.db);
    const mail = await service.smtp.next(to);
    await changed(`test:${to}`, ({ state }) => state === "sent");
    const row = await rowOf(`test:${to}`);
    expect(row?.attempts).toBe(2);
    expect(mail.messageId).toBe(`<${row?.id}@portal.example>`);
  });

  test("is retried after the server refused the portal itself, and operators are alerted", async () => {
    const to = address();
    service.smtp.senderRefusals.push(535);
    await queue(to);
    await changed(`test:${to}`, (row) => row.last_error === "EENVELOPE 535");
    expect(await rowOf(`test:${to}`)).toMatchObject({ state: "queued" });
    const received = service.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(received).toContainEqual(
      expect.objectContaining({
        level: "error",
        reason: "EENVELOPE 535",
        msg: "the mail server takes no mail; it is tried again",
      }),
    );
    const mailId = (await rowOf(`test:${to}`))?.id;
    await service.jobs.send("send-mail", { mailId }, service.database.db);
    await service.smtp.next(to);
  });

  test("fails permanently if its address does not exist, without logging it", async () => {
    const to = address();
    service.smtp.refuse(to, 550);
    await queue(to);
    await changed(`test:${to}`, ({ state }) => state === "failed");
    const row = await rowOf(`test:${to}`);
    expect(row).toMatchObject({ content: null, attempts: 1, last_error: "address refused 550" });
    expect(service.logLines.join("")).toContain(row?.id);
    expect(service.logLines.join("")).not.toContain(to);
  });

  describe("written earlier and sent now", () => {
    const jobs = { send: () => Promise.resolve() };
    /** Writes a mail without the job that sends it. */
    async function write<Name extends MailTemplateName>(mail: NewMail<Name>): Promise<string> {
      const sealer = createSealer(service.keys.data);
      const alone = { jobs: { ...service.jobs, ...jobs }, sealer, now: () => service.clock.now };
      await createMailer(alone).queue(service.database.db, mail);
      return (await rowOf(mail.dedupeKey))?.id ?? "";
    }
    async function send(
      name: string,
      mailId: string,
      {
        db = service.database.db,
        isStillWanted: isStillSubscribed = async (_: string) => true,
      } = {},
    ): Promise<void> {
      const { jobKinds } = createMailSender({
        ...{ jobs: { ...service.jobs, ...jobs }, sealer: createSealer(service.keys.data) },
        ...{ operator: "", publicOrigin: "https://portal.example" },
        database: { ...service.database, db },
        smtp: createSmtp(service.smtp.url, "Portal Suíça <portal@portal.example>"),
        logger: { error: () => undefined },
        now: () => service.clock.now,
        isStillSubscribed,
      });
      const kind = jobKinds.find((each) => each.name === name) as JobKind<{ mailId: string }>;
      await kind.handle({ mailId });
    }

    test("waits while the portal's database can't confirm it", async () => {
      const to = address();
      const values = { token: "o-token-do-link", minutes: 30 };
      const mail = { template: "reset_password", to, userId: null, values } as const;
      const mailId = await write({ ...mail, dedupeKey: `test:${to}` });
      const { db } = service.database;
      const mailStops = { findFirst: () => Promise.reject(new Error("The database is away")) };
      const query = { ...db.query, mailStops };
      const away = Object.assign(Object.create(db) as Database, { query });
      await expect(send(SEND_MAIL, mailId, { db: away })).rejects.toThrow("The database is away");
      expect(await rowOf(`test:${to}`)).toMatchObject({ state: "queued" });
      await send(SEND_MAIL, mailId);
      await service.smtp.next(to);
    });

    const toMany = async (more: { onlyOn?: string } = {}) => {
      const user = await service.createMember();
      const unsubscribeToken = "um-token";
      const dedupeKey = `test:${user.email}`;
      const mailId = await write({
        ...{ template: "idea_changed", to: user.email, userId: user.id, dedupeKey },
        values: { title: "Pronto", text: "Feito.", unsubscribeToken },
        ...{ unsubscribeToken, ...more },
      });
      return { user, mailId, dedupeKey };
    };

    test.each([
      ["has another address", { email: address() }],
      ["left", { isActive: false }],
      ["was suspended", { cmsStatus: "suspended" }],
    ])("is not a bulk mail to a member who %s since", async (_, changes) => {
      const { user, mailId, dedupeKey } = await toMany();
      await service.database.db.update(users).set(changes).where(eq(users.id, user.id));
      await send(SEND_BULK_MAIL, mailId);
      expect(await rowOf(dedupeKey)).toMatchObject({ state: "failed", last_error: "stopped" });
    });

    test("respects a later unsubscribe", async () => {
      const requests: string[] = [];
      const { mailId, dedupeKey } = await toMany();
      const isStillSubscribed = async (token: string) => {
        requests.push(token);
        return false;
      };
      await send(SEND_BULK_MAIL, mailId, { isStillWanted: isStillSubscribed });
      expect(requests).toEqual(["um-token"]);
      expect(await rowOf(dedupeKey)).toMatchObject({ state: "failed", last_error: "stopped" });
    });

    test("is sent on its day only, if it has one", async () => {
      const over = await toMany({ onlyOn: "2020-01-01" });
      await send(SEND_BULK_MAIL, over.mailId);
      expect(await rowOf(over.dedupeKey)).toMatchObject({ state: "failed", last_error: TOO_LATE });
      const due = await toMany({ onlyOn: zurichDayOf(service.clock.now) });
      await send(SEND_BULK_MAIL, due.mailId);
      await service.smtp.next(due.user.email);
    });
  });

  test("to many is held until seven in Zurich, for any delay; an account mail is not", async () => {
    // In the future of the queue's own clock.
    service.clock.now = new Date("2126-11-21T21:30:00.000Z");
    const [to, own] = [address(), address()];
    const unsubscribeToken = "um-token";
    await mailer.queue(service.database.db, {
      template: "idea_changed",
      ...{ to, userId: null, dedupeKey: `test:${to}` },
      values: { title: "Pronto", text: "Feito.", unsubscribeToken },
      unsubscribeToken,
    });
    await queue(own);
    await service.smtp.next(own);
    const id = (await rowOf(`test:${to}`))?.id;
    const held = async () => {
      const found =
        "select start_after from jobs.job where singleton_key = $1 and state = 'created'";
      const { rows } = await service.database.pool.query<{ start_after: Date }>(found, [id]);
      return rows.map(({ start_after: at }) => at.toISOString());
    };
    await expect.poll(held).toEqual(["2126-11-22T06:00:00.000Z"]);
    expect(await rowOf(`test:${to}`)).toMatchObject({ state: "queued", attempts: 0 });
    service.clock.now = new Date("2126-11-22T06:00:00.000Z");
    await service.database.pool.query(
      "update jobs.job set start_after = now() where singleton_key = $1 and state = 'created'",
      [id],
    );
    await service.smtp.next(to);
  });

  test.each([
    "ana@example.com\r\nBcc: outra@example.com",
    "ana@example.com, outra@example.com",
    "Ana <ana@example.com>",
  ])("is not addressed to %j", async (to) => {
    await expect(queue(to)).rejects.toThrow();
  });
});
