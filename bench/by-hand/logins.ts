import { z } from "zod";
import { openSignup } from "./signup-draft.ts";
import { newVisitor } from "./visitor.ts";

/**
 * Measures two things on a running portal; nothing fails by time.
 * - Do other pages respond during fifty parallel logins?
 * - Does the response time reveal whether an e-mail has an account, at login, signup and password recovery?
 * `BENCH_APP_ORIGIN=http://localhost:3000 node bench/by-hand/logins.ts`, with TRUSTED_PROXY_HOPS=1 on the
 * portal: each try uses its own client address, so that rate limits per address do not apply.
 */
const AT_ONCE = 50;
const WAVES = 4;
const PAUSE_BETWEEN_PAGES_MS = 25;
const CALM_PAGES = 40;
/**
 * One below the failed logins allowed per account and quarter of an hour; beyond that no password is
 * checked.
 */
const PAIRS_PER_ACCOUNT = 9;
/** A mailbox gets one confirmation a minute and six a day. */
const SIGNUPS_PER_ACCOUNT = 5;
const BETWEEN_SIGNUPS_MS = 61_000;

const env = z
  .object({
    BENCH_APP_ORIGIN: z.url(),
    BENCH_KNOWN_EMAILS: z
      .string()
      .default("gratis@example.com,membro@example.com,membro2@example.com,youtube@example.com")
      .transform((list) => list.split(",")),
  })
  .parse(process.env);

async function post(path: string, form: Record<string, string>): Promise<[number, number]> {
  const { status, ms: taken } = await newVisitor(env.BENCH_APP_ORIGIN).post(path, form);
  return [status, taken];
}

const logIn = (email: string) =>
  post("/pt-BR/login", { email, password: `errada ${Math.random()}` });
const forgot = (email: string) => post("/pt-BR/forgot-password", { email });
const stranger = () => `ninguem-${Math.random().toString(36).slice(2)}@example.com`;

async function fetchPage(): Promise<number> {
  const visitor = newVisitor(env.BENCH_APP_ORIGIN);
  const { status, ms: taken } = await visitor.read("/pt-BR/login?redirect=%2Fpt-BR%2Fapp");
  if (status !== 200) throw new Error(`the page answered ${status}`);
  return taken;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const ms = (value: number) => `${value.toFixed(0)} ms`;

async function pagesUntil(isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    times.push(await fetchPage());
    await new Promise((done) => setTimeout(done, PAUSE_BETWEEN_PAGES_MS));
  }
  return times;
}

async function measureFlood(): Promise<void> {
  let calm = 0;
  const before = await pagesUntil(() => (calm += 1) > CALM_PAGES);
  let isOver = false;
  const pages = pagesUntil(() => isOver);
  const statuses: number[] = [];
  for (let wave = 0; wave < WAVES; wave += 1) {
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => logIn(stranger())));
    statuses.push(...answers.map(([status]) => status));
  }
  isOver = true;
  const during = await pages;
  const count = (status: number) => statuses.filter((each) => each === status).length;
  say(`page before: p50 ${ms(percentile(before, 0.5))}, p95 ${ms(percentile(before, 0.95))}`);
  say(
    `page while ${AT_ONCE} log in at once, ${WAVES} times: p50 ${ms(percentile(during, 0.5))}, ` +
      `p95 ${ms(percentile(during, 0.95))} of ${during.length} (aim: p95 under 500 ms)`,
  );
  say(`logins: ${count(401)} judged, ${count(503) + count(429)} told to come again`);
}

/** Alternates both cases, so that other load on the machine affects them alike. */
async function comparePairs(name: string, send: (email: string) => Promise<[number, number]>) {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let pair = 0; pair < PAIRS_PER_ACCOUNT; pair += 1) {
    for (const email of env.BENCH_KNOWN_EMAILS) {
      known.push((await send(email))[1]);
      unknown.push((await send(stranger()))[1]);
    }
  }
  printDifference(name, known, unknown);
}

async function compareSignups() {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < SIGNUPS_PER_ACCOUNT; round += 1) {
    if (round > 0) await new Promise((done) => setTimeout(done, BETWEEN_SIGNUPS_MS));
    const selected = env.BENCH_KNOWN_EMAILS.flatMap((email) => [
      { email, times: known },
      { email: stranger(), times: unknown },
    ]);
    const signups = await Promise.all(
      selected.map(async (each) => ({ ...each, send: await openSignup(env.BENCH_APP_ORIGIN) })),
    );
    for (const { email, times, send } of signups) {
      const [status, taken] = await send(email);
      if (status !== 302) throw new Error(`the signup answered ${status}`);
      times.push(taken);
    }
  }
  printDifference("signup", known, unknown);
}

function printDifference(name: string, known: readonly number[], unknown: readonly number[]) {
  const [left, right] = [percentile(known, 0.5), percentile(unknown, 0.5)];
  const difference = Math.abs(left - right);
  say(
    `${name}: median ${ms(left)} with an account, ${ms(right)} without; apart ${ms(difference)}, ` +
      `${((100 * difference) / Math.max(left, right)).toFixed(0)} % (aim: 40 ms or 25 %)`,
  );
}

await measureFlood();
await comparePairs("forgot password", forgot);
await comparePairs("login", logIn);
await compareSignups();
