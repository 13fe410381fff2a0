import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSealer } from "../../../../bff/db/seal.ts";
import { createMailer } from "../../../../bff/mail/mailer.ts";
import type { User } from "../../../../bff/modules/identity/users/user.ts";
import { returnedMail } from "../../../factories/returned-mail.ts";
import { startTestService, type TestService } from "../service.ts";

/** Addresses that servers reject permanently, without a code that says the mailbox does not exist. */
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const DAY_MS = 24 * 3_600_000;
const BEGIN = new Date("2026-11-21T12:00:00.000Z");
beforeEach(() => {
  service.clock.now = BEGIN;
});

/** Writes a new mail to a member. Returns its id in the database. */
async function write({ email, id: userId }: User): Promise<string> {
  const { jobs, keys, clock, database } = service;
  const mailer = createMailer({ jobs, sealer: createSealer(keys.data), now: () => clock.now });
  const dedupeKey = `test:${randomUUID()}`;
  const values = { periodEnd: "2026-12-01" };
  const template = "membership_resumed";
  await mailer.queue(database.db, { template, to: email, userId, values, dedupeKey });
  const found = "select id from mails where dedupe_key = $1";
  return (await database.pool.query<{ id: string }>(found, [dedupeKey])).rows[0]?.id ?? "";
}

async function isState(mailId: string, state: string): Promise<void> {
  const found = "select state from mails where id = $1";
  const read = async () => (await service.database.pool.query(found, [mailId])).rows[0]?.state;
  await expect.poll(read).toBe(state);
}

async function refuseAtOnce(user: User, says: string): Promise<void> {
  service.smtp.refuse(user.email, `550 ${says}`);
  await isState(await write(user), "failed");
}

async function sendBack(user: User, status: string): Promise<void> {
  const id = await write(user);
  await isState(id, "sent");
  const recipient = user.email;
  const body = returnedMail({ messageId: `${id}@portal.example`, recipient, status });
  const seconds = Math.floor(service.clock.now.getTime() / 1_000);
  const hmac = createHmac("sha256", service.keys.mailWebhook).update(`${seconds}.${body}`);
  const answer = await service.app.inject({
    ...{ method: "POST", url: "/webhooks/mail", payload: body },
    headers: {
      "content-type": "message/rfc822",
      "x-portal-signature": `t=${seconds},v1=${hmac.digest("hex")}`,
    },
  });
  expect(answer.statusCode).toBe(204);
}

async function stopOf({ id }: User): Promise<string | null> {
  const found = "select reason from mail_stops where user_id = $1";
  return (await service.database.pool.query(found, [id])).rows[0]?.reason ?? null;
}

describe.each([
  ["by the server that we ask", refuseAtOnce, "No such user"],
  ["in a mail that comes back", sendBack, "5.0.0"],
])("address that is refused %s", (_how, refuse, says) => {
  const refuseOn = async (user: User, days: readonly number[], words = says) => {
    for (const day of days) {
      service.clock.now = new Date(BEGIN.getTime() + day * DAY_MS);
      await refuse(user, words);
    }
  };

  test("gets no mail after three days with refusals within thirty, counted once a day", async () => {
    const user = await service.createMember();
    await refuseOn(user, [0, 31, 31, 33]);
    expect(await stopOf(user)).toBeNull();
    await refuseOn(user, [35]);
    await expect.poll(() => stopOf(user)).toBe("bounce");
  });

  test("because of the portal or a full mailbox gets the next mail", async () => {
    const user = await service.createMember();
    await refuseOn(user, [0, 1, 2, 3], "5.7.1 Blocked");
    await refuseOn(user, [4, 5, 6], "5.2.2 Full");
    expect(await stopOf(user)).toBeNull();
  });

  test("because it does not exist gets no further mail", async () => {
    const user = await service.createMember();
    await refuseOn(user, [0], "5.1.1 Unknown");
    await expect.poll(() => stopOf(user)).toBe("bounce");
  });
});
