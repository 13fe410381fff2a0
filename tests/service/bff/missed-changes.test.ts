import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { User } from "../../../bff/modules/identity/users/user.ts";
import { lockSweep } from "../../../bff/http/missed-changes.repository.ts";
import { runJob } from "./run-job.ts";
import { signedChange } from "./signed-change.ts";
import type { TestService } from "./service.ts";
import { startSupportDesk, ticketInput } from "./account/support-desk.ts";
import type { SupportDesk } from "./account/support-desk.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let desk: SupportDesk;
let service: TestService;
beforeAll(async () => {
  desk = await startSupportDesk();
  ({ service } = desk);
});
afterAll(() => service.close());
beforeEach(async () => {
  service.clock.now = new Date("2026-11-21T12:00:00.000Z");
  for (const collection of ["Notification", "ticket_messages"])
    desk.cms.rows(collection).length = 0;
  await service.database.pool.query("delete from swept_collections");
  await sweep();
});

const sweep = () => runJob(service, "find-missed-changes");

/** Creates a notification in Directus without telling the service. */
function write(user: User, values: object = {}): string {
  const id = randomUUID();
  desk.cms.rows("Notification").push({
    ...{ id, owner: user.directusUserId, type: "comment", title: "Bia S. respondeu a você" },
    ...{ body: "Um texto", url: "/app/forum/7", isRead: false, readAt: null },
    date_created: service.clock.now.toISOString(),
    ...values,
  });
  return id;
}

/** Number of jobs that mail this notification. */
async function countOf(notificationId: string): Promise<number> {
  const found = "select 1 from jobs.job where singleton_key = $1";
  const { rowCount } = await service.database.pool.query(found, [`arrived:${notificationId}`]);
  return rowCount ?? 0;
}

test("missed changes: a notification without a webhook is found within minutes, once", async () => {
  const user = await service.createMember();
  service.clock.advance(MINUTE_MS);
  const missed = write(user);
  service.clock.advance(4 * MINUTE_MS);
  await sweep();
  expect(await countOf(missed)).toBe(1);
  service.clock.advance(5 * MINUTE_MS);
  await sweep();
  expect(await countOf(missed)).toBe(1);
});

test("missed changes: a reported notification is not sent again", async () => {
  const user = await service.createMember();
  service.clock.advance(MINUTE_MS);
  const received = write(user);
  const change = { collection: "Notification", keys: [received], action: "create" };
  expect((await service.app.inject(signedChange(service, change))).statusCode).toBe(204);
  service.clock.advance(5 * MINUTE_MS);
  await sweep();
  service.clock.advance(5 * MINUTE_MS);
  await sweep();
  expect(await countOf(received)).toBe(1);
});

test("missed changes: skips pending, earlier and days-old notifications", async () => {
  const user = await service.createMember();
  const before = write(user, { date_created: "2026-11-21T11:59:00.000Z" });
  service.clock.advance(2 * MINUTE_MS);
  const old = write(user);
  service.clock.advance(49 * HOUR_MS);
  const young = write(user);
  await sweep();
  expect(await Promise.all([before, old, young].map(countOf))).toEqual([0, 0, 0]);
  service.clock.advance(2 * MINUTE_MS);
  await sweep();
  expect(await Promise.all([before, old, young].map(countOf))).toEqual([0, 0, 1]);
});

test("missed changes: a support answer reaches its member, even after hours without the service", async () => {
  const { user, token } = await desk.member();
  const { number } = (await desk.post("tickets", token, ticketInput)).json<{ number: number }>();
  await service.smtp.next(user.email);
  service.clock.advance(MINUTE_MS);
  desk.cms.rows("ticket_messages").push({
    ...{ id: randomUUID(), ticket: desk.ticketOf(number)?.id, isStaff: true },
    ...{ body: "Atualize a página.", date_created: service.clock.now.toISOString() },
  });
  service.clock.advance(10 * HOUR_MS);
  await service.resume();
  expect((await service.smtp.next(user.email)).text).toContain("Atualize a página.");
});

test("missed changes: the next sweep finds what the previous one could not read", async () => {
  const user = await service.createMember();
  service.clock.advance(MINUTE_MS);
  const missed = write(user);
  const rows = desk.cms.rows("Notification");
  rows.push({ date_created: service.clock.now.toISOString() } as never);
  service.clock.advance(5 * MINUTE_MS);
  const { jobs, database } = service;
  const key = randomUUID();
  await jobs.send("find-missed-changes", {}, database.db, { key });
  const failed = "select 1 from jobs.job where singleton_key = $1 and state = 'retry'";
  await expect.poll(async () => (await database.pool.query(failed, [key])).rowCount).toBe(1);
  expect(await countOf(missed)).toBe(0);
  rows.pop();
  service.clock.advance(5 * MINUTE_MS);
  await sweep();
  expect(await countOf(missed)).toBe(1);
});

test("missed changes: sweeps keep an interval and never overlap", async () => {
  const user = await service.createMember();
  service.clock.advance(MINUTE_MS);
  const missed = write(user);
  service.clock.advance(4 * MINUTE_MS);
  const { pool, db } = service.database;
  const other = await pool.connect();
  try {
    await other.query("begin");
    await other.query("select pg_advisory_xact_lock(hashtext('missed-changes'))");
    await sweep();
    expect(await countOf(missed)).toBe(0);
  } finally {
    await other.query("rollback");
    other.release();
  }
  await sweep();
  expect(await countOf(missed)).toBe(1);
  const timeoutFactor = await db.transaction(async (within) => {
    expect(await lockSweep(within)).toBe(true);
    return (await within.execute("show idle_in_transaction_session_timeout")).rows;
  });
  expect(timeoutFactor).toEqual([{ idle_in_transaction_session_timeout: "0" }]);
});
