import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { getTableColumns } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type DatabaseConnection } from "../../../../bff/db/database.ts";
import { migrateDatabase } from "../../../../bff/db/migrate.ts";
import { emailFrequencies } from "../../../../bff/db/tables/preferences.ts";
import {
  readFrequency,
  updateFrequency,
} from "../../../../bff/modules/notifications/email-frequency/email-frequency.service.ts";
import { createPortalChoices } from "../../../../bff/modules/notifications/email-frequency/portal-choices.ts";
import { camelCase } from "../../../../bff/modules/account/privacy/field-names.ts";
import { listPersonTables } from "../../../../bff/modules/account/privacy/portal-holding.repository.ts";
import { wants, withChoices } from "../../../../contract/notifications/choices.ts";
import {
  channels,
  chosenKinds,
  defaultOf,
  notificationKinds,
  type Channel,
  type NotificationKind,
} from "../../../../contract/notifications/kinds.ts";
import { createDatabase } from "../service.ts";

const MIGRATIONS = new URL("../../../../bff/db/migrations/", import.meta.url);
const NEW = "0049_notification-choices";
const AT = new Date("2026-11-28T12:00:00.000Z");

type ChannelsOfKinds = Record<string, Record<Channel, boolean>>;
type OldRow = Record<string, boolean>;

/** Columns of the previous version. */
const mailColumns: Partial<Record<NotificationKind, string>> = {
  ...{ reply: "reply", mention: "mention", solution: "solution", comment: "comment" },
  ...{ topic: "topic", connection: "connection", chat: "chat", ask: "ask" },
  ...{ idea: "idea", plan: "plan", offer: "search" },
};
const ofAccount = ["moderation", "billing", "security"];
const quietable = [
  ...["reply", "mention", "solution", "comment", "topic", "like", "connection", "chat"],
  ...["idea", "plan", "scenario", "offer", "rate"],
];
/** Kinds of the previous version: later ones have no column. */
const oldKinds = notificationKinds.filter((kind) =>
  [...quietable, "ask", "content", "support", ...ofAccount].includes(kind),
);
const columns = [
  ...Object.values(mailColumns).map((name) => `wants_${name}_mail`),
  ...[...quietable, "ask", "content", "support"].map((kind) => `wants_${kind}_push`),
  ...["wants_content_notice", "wants_forum_asks"],
];

/** Channels by which the previous version notified a member of each kind. */
function channelsBefore(row: OldRow, quiet: unknown): ChannelsOfKinds {
  const isQuiet = (kind: string) =>
    quietable.includes(kind) && Array.isArray(quiet) && quiet.includes(kind);
  const inPortal = (kind: string) => {
    if (kind === "content") return row["wants_content_notice"] === true;
    return kind === "ask" ? row["wants_forum_asks"] === true : !isQuiet(kind);
  };
  return Object.fromEntries(
    oldKinds.map((kind) => [
      kind,
      {
        portal: inPortal(kind),
        mail: row[`wants_${mailColumns[kind]}_mail`] ?? false,
        push: row[`wants_${ofAccount.includes(kind) ? "support" : kind}_push`] ?? false,
      },
    ]),
  );
}

/** Channels by which this version notifies a member of each of these kinds. */
const channelsNow = (choices: Parameters<typeof wants>[0]): ChannelsOfKinds =>
  Object.fromEntries(
    oldKinds.map((kind) => [
      kind,
      Object.fromEntries(channels.map((channel) => [channel, wants(choices, kind, channel)])),
    ]),
  ) as ChannelsOfKinds;

/** Pseudo-random numbers below 1, the same in each run. */
let seed = 20_261_128;
const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
const someOf = <T>(list: readonly T[]) => list.filter(() => random() < 0.5);

type Member = { userId: string; owner: string; changed: readonly string[]; quiet: unknown };
const member = (changed: readonly string[], quiet: unknown): Member => ({
  ...{ userId: randomUUID(), owner: randomUUID(), changed, quiet },
});
const members: readonly Member[] = [
  member([], null),
  member(columns, quietable),
  ...columns.map((column) => member([column], null)),
  ...quietable.map((kind) => member([], [kind])),
  ...[[], "comment", ["made-up", 7], ["support", "ask", "content"]].map((quiet) =>
    member([], quiet),
  ),
  ...Array.from({ length: 40 }, () => member(someOf(columns), someOf(quietable))),
];

let opened: Awaited<ReturnType<typeof createDatabase>>;
let database: DatabaseConnection;
let before: Map<string, ChannelsOfKinds>;

const oldRowsOf = async (userIds: readonly string[]): Promise<Map<string, OldRow>> => {
  const { rows } = await database.pool.query<OldRow & { user_id: string }>(
    `select user_id, ${columns.join(", ")} from email_frequencies where user_id = any($1)`,
    [userIds],
  );
  return new Map(rows.map((row) => [row.user_id, row]));
};

beforeAll(async () => {
  opened = await createDatabase();
  database = openDatabase(opened.url, () => {});
  const journal = JSON.parse(await readFile(new URL("meta/_journal.json", MIGRATIONS), "utf8")) as {
    entries: { tag: string; when: number }[];
  };
  // As drizzle-kit records them, so that the service applies only the new ones.
  await database.pool.query(`create schema drizzle; create table drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  for (const { tag, when } of journal.entries.filter((entry) => entry.tag < NEW)) {
    const file = await readFile(new URL(`${tag}.sql`, MIGRATIONS), "utf8");
    for (const statement of file.split("--> statement-breakpoint"))
      await database.pool.query(statement);
    const note = "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)";
    await database.pool.query(note, [tag, when]);
  }
  for (const { userId, owner, changed } of members) {
    await database.pool.query(
      `insert into users (id, email, email_key, first_name, last_name, is_email_confirmed,
         directus_user_id, created_at, updated_at)
       values ($1, $2, $2, 'Ana', 'Souza', true, $3, $4, $4)`,
      [userId, `${userId}@example.com`, owner, AT],
    );
    await database.pool.query(
      "insert into email_frequencies (id, user_id, updated_at) values ($1, $2, $3)",
      [randomUUID(), userId, AT],
    );
    const changes = changed.map((column) => `${column} = not ${column}`);
    if (changes.length > 0)
      await database.pool.query(
        `update email_frequencies set ${changes.join(", ")} where user_id = $1`,
        [userId],
      );
  }
  const rows = await oldRowsOf(members.map(({ userId }) => userId));
  before = new Map(
    members.map(({ userId, quiet }) => [userId, channelsBefore(rows.get(userId) ?? {}, quiet)]),
  );
  await migrateDatabase(opened.url);
});
afterAll(async () => {
  await database.close();
  await opened.drop();
});

const listOf = (quiet: unknown): readonly unknown[] => (Array.isArray(quiet) ? quiet : []);

/** This version's choices for the portal, with a Directus that stores those of the previous one. */
function portalChoices() {
  const stored = new Map(members.map(({ owner, quiet }) => [owner, listOf(quiet)]));
  return createPortalChoices({
    db: database.db,
    jobs: {
      send: () => Promise.resolve(),
      start: () => Promise.resolve(),
      stop: () => Promise.resolve(),
    },
    cmsMutedKinds: {
      find: (owner) => Promise.resolve(stored.get(owner) ?? []),
      list: () => Promise.resolve(stored),
      save: () => Promise.resolve(),
    },
    now: () => AT,
  });
}

test("migration: notifies each member of each kind by the same channels as before", async () => {
  const choices = portalChoices();
  // Half of them open their preferences before the job reaches them.
  for (const { userId } of members.filter((_, at) => at % 2 === 0)) await choices.read(userId);
  const takeOver = choices.jobKinds.find(({ name }) => name === "take-over-portal-choices");
  await takeOver?.handle({} as never);
  expect(before.size).toBeGreaterThan(80);
  for (const { userId } of members) {
    const settings = await readFrequency(database.db, userId, AT);
    expect(settings.hasOldPortalChoices).toBe(false);
    expect(channelsNow(settings.notificationChoices)).toEqual(before.get(userId));
  }
});

test("migration: stores only what differs from the defaults", async () => {
  const [usual] = members;
  const settings = await readFrequency(database.db, usual?.userId ?? "", AT);
  expect(settings.notificationChoices).toEqual({});
});

test("migration: the previous version beside this one writes the same choices, and reads them", async () => {
  const userIds = members.map(({ userId }) => userId);
  // The previous version changes one choice of each member; the map follows.
  for (const [at, userId] of userIds.entries()) {
    const column = columns[at % columns.length] ?? "";
    const { notificationChoices: known } = await readFrequency(database.db, userId, AT);
    await database.pool.query(
      `update email_frequencies set ${column} = not ${column}, updated_at = $2 where user_id = $1`,
      [userId, AT],
    );
    const row = (await oldRowsOf([userId])).get(userId) ?? {};
    const settings = await readFrequency(database.db, userId, AT);
    const muted = quietable.filter((kind) => !wants(known, kind as NotificationKind, "portal"));
    expect(channelsNow(settings.notificationChoices)).toEqual(channelsBefore(row, muted));
    // Its choices for the portal may have changed in Directus.
    expect(settings.hasOldPortalChoices).toBe(true);
  }
  // This version changes choices; the columns follow.
  const offered = chosenKinds.flatMap((kind) =>
    channels
      .filter((channel) => defaultOf(kind, channel) !== null)
      .map((channel) => ({ kind, channel })),
  );
  for (const userId of userIds) {
    const { notificationChoices: known } = await readFrequency(database.db, userId, AT);
    const changed = someOf(offered).map((each) => ({ ...each, isOn: random() < 0.5 }));
    const notificationChoices = withChoices(known, changed);
    await updateFrequency(database.db, userId, { notificationChoices }, AT);
    const row = (await oldRowsOf([userId])).get(userId) ?? {};
    const muted = quietable.filter(
      (kind) => !wants(notificationChoices, kind as NotificationKind, "portal"),
    );
    expect(channelsBefore(row, muted)).toEqual(channelsNow(notificationChoices));
  }
});

test("migration: a member's copy of their data has the map, and not the columns it replaces", async () => {
  const tables = await listPersonTables(database.db);
  const exported = tables.find(({ name }) => name === "email_frequencies")?.columns;
  const stored = Object.keys(getTableColumns(emailFrequencies));
  expect(exported?.map(({ name }) => camelCase(name)).toSorted()).toEqual(
    stored.filter((name) => name !== "hasOldPortalChoices").toSorted(),
  );
});
