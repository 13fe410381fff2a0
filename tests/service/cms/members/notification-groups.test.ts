import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listOwners } from "../../../../cms-extensions/src/content/changes/change.ts";
import {
  findGroup,
  group,
  listBehind,
  regroup,
} from "../../../../cms-extensions/src/members/notifications/groups.ts";
import { deleteReadBehind } from "../../../../cms-extensions/src/members/notifications/read-at.ts";
import { createDatabase } from "../../bff/service.ts";

type Knex = Parameters<typeof findGroup>[0];

/** Directus' own database driver, a dependency of the extensions only. */
const requireThere = createRequire(
  new URL("../../../../cms-extensions/package.json", import.meta.url),
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
    "isQuiet" boolean default false, "groupHead" uuid, date_created timestamptz)`);
});
afterAll(async () => {
  await database.destroy();
  await drop();
});

const owner = randomUUID();
async function notification(target: string, minutes: number, more: object = {}): Promise<string> {
  const id = randomUUID();
  const row = { id, owner, type: "support", targetType: "tickets", target, ...more };
  await database("Notification").insert({ ...row, date_created: minutesAgo(minutes) });
  return id;
}

test("notification groups: three similar ones within two hours become one, the newest", async () => {
  const first = await notification("ticket", 50);
  const second = await notification("ticket", 20);
  expect(await findGroup(database, second, now)).toBeNull();
  const third = await notification("ticket", 0);
  expect(await findGroup(database, third, now)).toEqual({
    id: third,
    count: 3,
    others: [second, first],
  });
});

test("notification groups: a group of three absorbs the next one", async () => {
  const three = await notification("counted", 30, { count: 3 });
  const fourth = await notification("counted", 0);
  expect(await findGroup(database, fourth, now)).toEqual({ id: fourth, count: 4, others: [three] });
});

test("notification groups: read, older and different ones stay separate", async () => {
  await notification("mixed", 5, { isRead: true });
  await notification("mixed", 130);
  await notification("mixed", 5, { type: "idea" });
  await notification("mixed", 5, { groupKey: "comment:mention:mixed" });
  await notification("another", 5);
  await notification("mixed", 5, { owner: randomUUID() });
  await notification("mixed", 4);
  const last = await notification("mixed", 0);
  expect(await findGroup(database, last, now)).toBeNull();
});

test("notification groups: one that its owner turned off in the portal absorbs no visible one", async () => {
  await notification("quiet", 20);
  await notification("quiet", 10);
  const third = await notification("quiet", 0, { isQuiet: true });
  expect(await findGroup(database, third, now)).toBeNull();
});

type Row = { id: string; groupHead: string | null; count: number };
const rowsAbout = (target: string): Promise<Row[]> =>
  database("Notification")
    .where({ target })
    .orderBy("date_created")
    .select("id", "groupHead", "count");

/** Deletes like Directus: the hidden rows of a group are listed before. */
async function remove(...ids: string[]): Promise<string[]> {
  const gone = await listBehind(database, "id", ids);
  await database("Notification").whereIn("id", ids).delete();
  return regroup(database, ids, gone);
}

/** Four notifications in one group, oldest first. */
async function fourOf(target: string): Promise<[string, string, string, string]> {
  const [one, two] = [await notification(target, 40), await notification(target, 30)];
  const three = await notification(target, 20);
  expect(await group(database, three, now)).toBe(three);
  const four = await notification(target, 10);
  expect(await group(database, four, now)).toBe(four);
  return [one, two, three, four];
}

test("notification groups: grouped ones are hidden behind the newest, which counts them", async () => {
  const [one, two, three, four] = await fourOf("behind");
  expect(await rowsAbout("behind")).toEqual([
    { id: one, groupHead: four, count: 1 },
    { id: two, groupHead: four, count: 1 },
    { id: three, groupHead: four, count: 1 },
    { id: four, groupHead: null, count: 4 },
  ]);
});

test("notification groups: the next one replaces a deleted one, and the others remain", async () => {
  const [one, two, three, four] = await fourOf("next");
  expect(await remove(four)).toEqual([three]);
  expect(await rowsAbout("next")).toEqual([
    { id: one, groupHead: three, count: 1 },
    { id: two, groupHead: three, count: 1 },
    { id: three, groupHead: null, count: 3 },
  ]);
  expect(await remove(three, two)).toEqual([one]);
  expect(await rowsAbout("next")).toEqual([{ id: one, groupHead: null, count: 1 }]);
});

test("notification groups: a deleted hidden one is no longer counted", async () => {
  const [one, two, three, four] = await fourOf("behind-gone");
  expect(await remove(two)).toEqual([four]);
  expect(await rowsAbout("behind-gone")).toEqual([
    { id: one, groupHead: four, count: 1 },
    { id: three, groupHead: four, count: 1 },
    { id: four, groupHead: null, count: 3 },
  ]);
});

test("notification groups: reading one also reads those grouped behind it", async () => {
  const [, , , four] = await fourOf("read");
  await deleteReadBehind(database, [four]);
  expect(await rowsAbout("read")).toHaveLength(4);
  await database("Notification").where({ id: four }).update({ isRead: true });
  await deleteReadBehind(database, [four]);
  expect(await rowsAbout("read")).toEqual([{ id: four, groupHead: null, count: 4 }]);
});

test("notification groups: three simultaneous ones become one, without a loss", async () => {
  const ids = [];
  for (const minutes of [3, 2, 1]) ids.push(await notification("at-once", minutes));
  await Promise.all(ids.map((id) => group(database, id, now)));
  const head = ids.at(-1);
  expect(await rowsAbout("at-once")).toMatchObject([
    { groupHead: head, count: 1 },
    { groupHead: head, count: 1 },
    { id: head, groupHead: null, count: 3 },
  ]);
});

test("notification groups: owners are found, whoever changes the notifications; above a limit none are named", async () => {
  const other = randomUUID();
  const ids = [await notification("owners", 1), await notification("owners", 1)];
  ids.push(await notification("owners", 1, { owner: other }));
  const owners = await listOwners(database, "Notification", ids);
  expect(owners.toSorted()).toEqual([owner, other].toSorted());
  expect(await listOwners(database, "news", ids)).toEqual([]);
  const many: string[] = [];
  for (let n = 0; n <= 50; n += 1)
    many.push(await notification("many", 1, { owner: randomUUID() }));
  expect(await listOwners(database, "Notification", many)).toEqual([]);
});
