import { performance } from "node:perf_hooks";
import { Client } from "pg";
import { median } from "../figures.ts";

/**
 * Measures the forum at a hundred times the demo's content, with two thousand replies in one topic: `node
 * bench/by-hand/forum.ts [scale] [rounds]`, with the variables of a running stack (TEST_APP_ORIGIN,
 * TEST_DATABASE_URL of an owner). Writes to Directus' database directly, sends one request after another as
 * the demo's member, and deletes its rows.
 */
const AIM = 1.3;
const LONG_REPLIES = 2_000;
const MARK = "bancada";

const [scale = "100", rounds = "40"] = process.argv.slice(2);
const origin = process.env["TEST_APP_ORIGIN"];
const owner = process.env["TEST_DATABASE_URL"];
if (!origin || !owner) throw new Error("Name a running stack: TEST_APP_ORIGIN, TEST_DATABASE_URL");
const url = new URL(owner);
url.pathname = "/cms";
const client = new Client({ connectionString: url.href });
await client.connect();
// Triggers count rows one by one; here the counts are inserted with the rows.
await client.query("set session_replication_role = replica");

async function clear(): Promise<void> {
  await client.query(`delete from comments where body like '${MARK} %'`);
  await client.query(`delete from forum_posts where title like '${MARK} %'`);
  await client.query("analyze forum_posts");
  await client.query("analyze comments");
}

async function fill(): Promise<string> {
  await client.query(
    `with copied as (
       insert into forum_posts (id, title, status, type, body, category, "lastActivityAt", "replyCount",
           "solvedAt", date_created)
         select gen_random_uuid(), '${MARK} ' || n || ' ' || title, status, type, body, category,
           "lastActivityAt" - n * interval '1 hour', 3, "solvedAt", date_created - n * interval '1 hour'
         from forum_posts, generate_series(2, $1::int) n where status = 'open' returning id)
     insert into comments (id, "targetType", target, number, body, status, audience, date_created)
       select gen_random_uuid(), 'forum', copied.id::text, n, '${MARK} resposta ' || n, 'published',
         'free', now() from copied, generate_series(1, 3) n`,
    [Number(scale)],
  );
  const { rows } = await client.query<{ id: string }>(
    `insert into forum_posts (id, title, status, type, body, "lastActivityAt", "replyCount", date_created)
       values (gen_random_uuid(), '${MARK} com muitas respostas', 'open', 'question', 'Uma pergunta.',
         now(), $1::int, now()) returning id`,
    [LONG_REPLIES],
  );
  const id = rows[0]?.id ?? "";
  await client.query(
    `insert into comments (id, "targetType", target, number, body, status, audience, date_created)
       select gen_random_uuid(), 'forum', $1, n, '${MARK} resposta ' || n, 'published', 'free', now()
       from generate_series(1, $2::int) n`,
    [id, LONG_REPLIES],
  );
  await client.query("analyze forum_posts");
  await client.query("analyze comments");
  return id;
}

async function logIn(): Promise<string> {
  const answer = await fetch(`${origin}/pt-BR/login`, {
    method: "POST",
    body: new URLSearchParams({ email: "gratis@example.com", password: "Portal-Demo-2026!" }),
    headers: { origin: String(origin), "sec-fetch-site": "same-origin" },
    redirect: "manual",
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0]);
  if (answer.status !== 302) throw new Error(`The login answered ${answer.status}`);
  return cookies.join("; ");
}

/** Milliseconds until a page is complete. */
async function timeMs(path: string, cookie: string): Promise<number> {
  const startMs = performance.now();
  const answer = await fetch(`${origin}/pt-BR/app/forum${path}`, { headers: { cookie } });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - startMs;
}

/** Medians of pages loaded in turn, after one warm-up round. */
async function measure(paths: readonly string[], cookie: string): Promise<number[]> {
  const took = paths.map((): number[] => []);
  for (let round = 0; round <= Number(rounds); round += 1) {
    for (const [at, path] of paths.entries()) {
      const spentMs = await timeMs(path, cookie);
      if (round > 0) took[at]?.push(spentMs);
    }
  }
  return took.map((times) => median(times));
}

await clear();
const { rows: small } = await client.query<{ id: string }>(
  `select id from forum_posts where status = 'open' and "replyCount" between 3 and 5
     order by "lastActivityAt" desc limit 1`,
);
const topic = `/${small[0]?.id ?? ""}`;
const cookie = await logIn();
const before = await measure(["", topic], cookie);
const long = await fill();
const after = await measure(["", topic, `/${long}`, `/${long}?number=1500`], cookie);
await clear();
// Measures before and after, so that other load on the machine affects both.
const again = await measure(["", topic], cookie);
await client.end();

const [listMs = 0, topicMs = 0] = before.map(
  (durationMs, at) => (durationMs + (again[at] ?? durationMs)) / 2,
);
const lines: [string, number, number][] = [
  ["list", after[0] ?? 0, listMs],
  ["topic", after[1] ?? 0, topicMs],
  [`topic of ${LONG_REPLIES} replies`, after[2] ?? 0, topicMs],
  ["its reply 1500", after[3] ?? 0, topicMs],
];
for (const [name, durationMs, smallMs] of lines) {
  const times = durationMs / smallMs;
  console.log(
    `${name}: p50 ${durationMs.toFixed(1)} ms, small ${smallMs.toFixed(1)} ms, ` +
      `${times.toFixed(2)} × (aim ${AIM}) ${times <= AIM ? "met" : "missed"}`,
  );
}
