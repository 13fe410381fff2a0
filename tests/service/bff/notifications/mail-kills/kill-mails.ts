import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "pg";
import { roleIds } from "../../../../../contract/account/roles.ts";
import { startBound } from "../../../../support/bound-child.ts";
import { startRoughMailServer } from "./rough-mail-server.ts";

/** A Monday, half past seven in Zurich. */
const AT = "2026-11-23T06:30:00.000Z";
const LOOK_MS = 100;
/**
 * Share of the mails sent before the last kill; the rest is left over, so that every kill interrupts some
 * work.
 */
const SHARE_BEFORE_KILLS = 0.5;

export type KillPlan = {
  databaseUrl: string;
  pool: Pool;
  members: number;
  kills: number;
  /** Shortens the time after which silent work counts as lost. */
  isHurried: boolean;
};

/** Result for one kind of mail; each member should receive one. */
export type Arrived = {
  /** Members without it. */
  missing: number;
  /** Repeated mails with the same Message-ID. */
  duplicates: number;
  /** Members with mails of more than one Message-ID. */
  doubled: number;
};

export const killedKinds = ["digests", "notices", "published", "listed"] as const;
/** Digests, notification mails, mails about published content, and its notifications in the portal. */
export type KillReport = Record<(typeof killedKinds)[number], Arrived> & {
  kills: number;
  durationMs: number;
};

/**
 * Sends one day's digests, notification mails to as many other members, and mails and notifications about
 * published content to as many again. Meanwhile the sending process is killed repeatedly. The first kill
 * comes when half of the notifications are written and the last ones are not yet confirmed; the second
 * while mails are being written. Then every other kill falls between a mail's acceptance and its
 * confirmation. Every run receives all notifications and the publication again, as Directus repeats
 * unanswered calls. Then the day's job runs once more.
 */
export async function killMails(plan: KillPlan): Promise<KillReport> {
  const { pool, kills } = plan;
  const startedMs = performance.now();
  const server = await startRoughMailServer();
  const dataKey = randomBytes(32).toString("hex");
  const readers = await insertMembers(pool, plan.members);
  const received = await insertMembers(pool, plan.members);
  const atOnce = await insertMembers(pool, plan.members);
  await pool.query(CHOICES, [received, AT, "never", {}]);
  await pool.query(CHOICES, [atOnce, AT, "instant", { content: { portal: true } }]);
  await pool.query(LISTED);
  await pool.query("insert into digest_runs (day, finished_at) values ('2026-11-16', $1)", [AT]);

  const start = async () => {
    const file = join(import.meta.dirname, "worker.ts");
    const child = startBound([file, plan.databaseUrl, server.url, dataKey, AT]);
    await once(child.stdout, "data");
    return child;
  };
  const kill = async (child: Awaited<ReturnType<typeof start>>) => {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
    if (plan.isHurried) await pool.query(AGED);
  };

  const mailsPerLife = Math.floor((3 * plan.members * SHARE_BEFORE_KILLS) / kills);
  for (let life = 0; life < kills; life += 1) {
    const child = await start();
    const written = Math.ceil((2 * plan.members) / 3);
    if (life === 0) await until(async () => (await countListed(pool)) >= plan.members / 2);
    else if (life === 1) await until(async () => (await countMails(pool)) >= written);
    else await taken(server, life % 2 ? mailsPerLife : mailsPerLife + 1, life % 2 === 0);
    await kill(child);
  }
  const last = await start();
  await until(async () => (await countMails(pool)) > 0);
  await until(async () => (await countOpenJobs(pool)) + (await countQueued(pool)) === 0);
  await pool.query("delete from digest_runs where day = '2026-11-23'");
  await kill(last);
  const again = await start();
  const isRunOver = "select 1 from digest_runs where day = '2026-11-23'";
  await until(async () => ((await pool.query(isRunOver)).rowCount ?? 0) > 0);
  await until(async () => (await countOpenJobs(pool)) + (await countQueued(pool)) === 0);
  await kill(again);
  await server.close();

  const durationMs = performance.now() - startedMs;
  const arrivedOf = (emails: readonly string[]) =>
    arrived(emails.map((email) => server.taken.get(email) ?? []));
  const listed = await pool.query<{ owner: string }>("select owner::text from listed_notices");
  const owners = Map.groupBy(listed.rows, ({ owner }) => owner);
  const missing = plan.members - owners.size;
  return {
    ...{ kills, durationMs },
    digests: arrivedOf(readers),
    notices: arrivedOf(received),
    published: arrivedOf(atOnce),
    listed: { missing, duplicates: listed.rows.length - owners.size, doubled: 0 },
  };
}

const arrived = (ids: readonly string[][]): Arrived => ({
  missing: ids.filter((each) => each.length === 0).length,
  duplicates: ids.reduce((sum, each) => sum + each.length - new Set(each).size, 0),
  doubled: ids.filter((each) => new Set(each).size > 1).length,
});

/** Members without news subscriptions get a notification (`worker.ts`); the others want news instantly. */
const CHOICES = `insert into email_frequencies (id, user_id, articles_frequency, news_frequency,
    videos_frequency, courses_frequency, forum_frequency, notification_choices, updated_at)
  select gen_random_uuid(), id, 'never', $3, 'never', 'never', 'never', $4, $2
    from users where email = any($1::text[])`;

/** Replaces Directus, which outlives the killed process. */
const LISTED = "create table listed_notices (owner uuid not null, group_key text not null)";

/** Simulates the time after which the killed process counts as dead. */
const AGED = `update jobs.job set heartbeat_on = heartbeat_on - interval '1 hour',
  started_on = started_on - interval '3 hours' where state = 'active'`;

async function insertMembers(pool: Pool, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, () => `${randomUUID()}@example.com`);
  await pool.query(
    `insert into users (id, email, email_key, first_name, last_name, is_email_confirmed,
       directus_user_id, cms_role_id, cms_status, last_seen_at, created_at, updated_at)
     select gen_random_uuid(), email, email, 'Ana', 'Souza', true, gen_random_uuid(), $2, 'active', $3, $3, $3
       from unnest($1::text[]) as email`,
    [emails, roleIds.payingUser, AT],
  );
  return emails;
}

const count = async (pool: Pool, query: string): Promise<number> =>
  Number((await pool.query<{ count: string }>(query)).rows[0]?.count);
const countListed = (pool: Pool) => count(pool, "select count(*) from listed_notices");
const countMails = (pool: Pool) => count(pool, "select count(*) from mails");
/** Jobs that have not become a mail yet. */
const countOpenJobs = (pool: Pool) =>
  count(
    pool,
    "select count(*) from jobs.job where name in ('notice-arrived', 'notice-mail', 'tell-published') and state in ('created', 'retry', 'active')",
  );
const countQueued = (pool: Pool) =>
  count(pool, "select count(*) from mails where state = 'queued'");

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(LOOK_MS);
}

/** Resolves when this number of further mails was accepted, or shortly after, when the sender may know. */
async function taken(
  server: Awaited<ReturnType<typeof startRoughMailServer>>,
  expected: number,
  isAtOnce: boolean,
): Promise<void> {
  await new Promise<void>((resolve) => {
    let left = expected;
    server.onTaken = () => {
      left -= 1;
      if (left <= 0) resolve();
    };
  });
  server.onTaken = () => {};
  if (!isAtOnce) await pause(LOOK_MS / 5);
}
