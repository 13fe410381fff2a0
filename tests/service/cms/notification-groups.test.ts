import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findGroup } from "../../../cms-extensions/src/notification-hook/groups.ts";
import { createDatabase } from "../bff/service.ts";

type Knex = Parameters<typeof findGroup>[0];

/** Directus' own way to its database, a dependency of the extensions alone. */
const requireThere = createRequire(
  new URL("../../../cms-extensions/package.json", import.meta.url),
);
const makeKnex = (requireThere("knex") as { knex: (options: object) => Knex }).knex;

const now = new Date("2026-11-22T12:00:00.000Z");
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

let database: Knex;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await createDatabase();
  drop = made.drop;
  database = makeKnex({ client: "pg", connection: made.url });
  await database.raw(`create table "Notification" (id uuid primary key, owner uuid, type text,
    "targetType" text, target text, "groupKey" text, count int default 1, "isRead" boolean default false,
    "isQuiet" boolean default false, date_created timestamptz)`);
});
afterAll(async () => {
  await database.destroy();
  await drop();
});

const owner = randomUUID();
async function notice(target: string, minutes: number, more: object = {}): Promise<string> {
  const id = randomUUID();
  const row = { id, owner, type: "support", targetType: "tickets", target, ...more };
  await database("Notification").insert({ ...row, date_created: minutesAgo(minutes) });
  return id;
}

test("three of the same within two hours stand as one, the newest", async () => {
  const first = await notice("ticket", 50);
  const second = await notice("ticket", 20);
  expect(await findGroup(database, second, now)).toBeNull();
  const third = await notice("ticket", 0);
  expect(await findGroup(database, third, now)).toEqual({
    id: third,
    count: 3,
    others: [second, first],
  });
});

test("one that stands for three takes the next in", async () => {
  const three = await notice("counted", 30, { count: 3 });
  const fourth = await notice("counted", 0);
  expect(await findGroup(database, fourth, now)).toEqual({ id: fourth, count: 4, others: [three] });
});

test("what was read, is older, or is about something else stays by itself", async () => {
  await notice("mixed", 5, { isRead: true });
  await notice("mixed", 130);
  await notice("mixed", 5, { type: "idea" });
  await notice("mixed", 5, { groupKey: "comment:mention:mixed" });
  await notice("another", 5);
  await notice("mixed", 5, { owner: randomUUID() });
  await notice("mixed", 4);
  const last = await notice("mixed", 0);
  expect(await findGroup(database, last, now)).toBeNull();
});

test("what its owner keeps out of the portal takes nothing along that stands there", async () => {
  await notice("quiet", 20);
  await notice("quiet", 10);
  const third = await notice("quiet", 0, { isQuiet: true });
  expect(await findGroup(database, third, now)).toBeNull();
});
