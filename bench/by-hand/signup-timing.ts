import { randomInt, randomUUID } from "node:crypto";
import pg from "pg";
import { z } from "zod";

/**
 * Does the response time of the signup's e-mail step reveal whether an e-mail has an account? Sends four
 * hundred requests directly to the service; half of them have accounts, created for the test and deleted
 * afterwards. The result is an AUC: how often the known e-mail of a pair takes longer. 0.5 reveals nothing;
 * the aim is 0.45 to 0.55.
 * `BENCH_SERVICE_URL=… BENCH_DATABASE_URL=… BENCH_INTERNAL_KEY=… node bench/by-hand/signup-timing.ts`, on a
 * stack of its own: its mails are really sent.
 */
const PAIRS = 200;
const WARM_UP = 20;
const LEAST_FILL_MS = 2_500;

const env = z
  .object({
    BENCH_SERVICE_URL: z.url(),
    BENCH_DATABASE_URL: z.string(),
    BENCH_INTERNAL_KEY: z.string(),
  })
  .parse(process.env);

type Try = { isKnown: boolean; ms: number };

const newEmail = () => `${randomUUID()}@example.com`;
const newAddress = () =>
  `2001:db8:${randomInt(0xffff).toString(16)}:${randomInt(0xffff).toString(16)}::1`;

async function call(path: string, body: object, headers: Record<string, string>) {
  const startedAt = performance.now();
  const response = await fetch(new URL(`/api/signup/v1/${path}`, env.BENCH_SERVICE_URL), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-portal-internal": env.BENCH_INTERNAL_KEY,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { token?: string };
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return { answer, ms: performance.now() - startedAt };
}

async function openSignup(): Promise<(email: string) => Promise<number>> {
  const address = { "x-portal-client-address": newAddress() };
  const { answer } = await call("drafts", { referral: null }, address);
  const headers = { ...address, "x-portal-signup": answer.token ?? "" };
  await call(
    "draft/steps",
    { step: "name", values: { firstName: "Ana", lastName: "Medida" } },
    headers,
  );
  return async (email) => {
    const values = {
      email,
      acceptsTerms: true,
      wantsNewsletter: false,
      termsVersion: "1",
      privacyVersion: "1",
    };
    return (await call("draft/steps", { step: "email", values }, headers)).ms;
  };
}

function areaUnderCurve(known: readonly number[], unknown: readonly number[]): number {
  const slower = known.flatMap((left) =>
    unknown.map((right) => (left > right ? 1 : left === right ? 0.5 : 0)),
  );
  return slower.reduce<number>((sum, each) => sum + each, 0) / slower.length;
}

const client = new pg.Client({ connectionString: env.BENCH_DATABASE_URL });
await client.connect();
const known = Array.from({ length: PAIRS }, newEmail);
await client.query(
  `insert into users (id, email, email_key, first_name, last_name, directus_user_id, created_at, updated_at)
   select gen_random_uuid(), email, email, 'Ana', 'Medida', gen_random_uuid(), now(), now() from unnest($1::text[]) as email`,
  [known],
);
try {
  // Warm-up first, then alternating, so that other load on the machine affects both alike.
  const warmUp = Array.from({ length: WARM_UP }, newEmail);
  const selected = [
    ...warmUp.map((email) => ({ email, isKnown: null })),
    ...known.flatMap((email) => [
      { email, isKnown: true },
      { email: newEmail(), isKnown: false },
    ]),
  ];
  const signups: {
    email: string;
    isKnown: boolean | null;
    send: (email: string) => Promise<number>;
  }[] = [];
  for (const each of selected) signups.push({ ...each, send: await openSignup() });
  await new Promise((done) => setTimeout(done, LEAST_FILL_MS));
  const tries: Try[] = [];
  for (const { email, isKnown, send } of signups) {
    const ms = await send(email);
    if (isKnown !== null) tries.push({ isKnown, ms });
  }
  const timesOf = (isKnown: boolean) =>
    tries.filter((each) => each.isKnown === isKnown).map(({ ms }) => ms);
  const auc = areaUnderCurve(timesOf(true), timesOf(false));
  process.stdout.write(
    `signup, ${tries.length} tries: AUC ${auc.toFixed(3)} (aim: 0.45 to 0.55)\n`,
  );
} finally {
  await client.query("delete from users where email_key = any($1::text[])", [known]);
  await client.end();
}
