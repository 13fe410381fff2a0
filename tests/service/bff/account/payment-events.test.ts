import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../../../bff/db/database.ts";
import type { DatabaseConnection } from "../../../../bff/db/database.ts";
import { migrateDatabase } from "../../../../bff/db/migrate.ts";
import { findFreePort } from "../../../../scripts/stack/ports.ts";
import type { PaymentDouble } from "../../../../scripts/stack/payment/payment-double.ts";
import type { Subscription } from "../../../../scripts/stack/payment/payment-state.ts";
import { startDirectusDouble } from "../doubles/directus-double.ts";
import type { DirectusDouble } from "../doubles/directus-double.ts";
import { apiOriginOf, secretKey, startProvider, webhookSecret } from "./payment-provider.ts";
import { startBound } from "../../../support/bound-child.ts";
import { serviceSecrets } from "../../../support/service-secrets.ts";
import { createDatabase } from "../service.ts";
import { startSmtpDouble } from "../doubles/smtp-double.ts";
import type { SmtpDouble } from "../doubles/smtp-double.ts";

const members = 70;
const copies = 3;
const kills = 3;
const dayMs = 24 * 3_600_000;
/** A busy machine takes several times as long as the minute of an idle one. */
const WHOLE_MS = 900_000;
/** After all deliveries, work left by killed processes is finished within this time. */
const QUIET_MS = 180_000;

let database: DatabaseConnection;
let drop: () => Promise<void>;
let databaseUrl: string;
let directus: DirectusDouble;
let smtp: SmtpDouble;
let double: PaymentDouble;
let port: number;
let child: ChildProcess | null = null;

beforeAll(async () => {
  ({ url: databaseUrl, drop } = await createDatabase());
  await migrateDatabase(databaseUrl);
  database = openDatabase(databaseUrl, () => {});
  [directus, smtp, port] = await Promise.all([
    startDirectusDouble(serviceSecrets.CMS_ACCOUNTS_TOKEN),
    startSmtpDouble(),
    findFreePort(),
  ]);
  const started = await startProvider();
  double = started.double;
  started.receiver.url = `http://127.0.0.1:${port}/webhooks/stripe`;
});
afterAll(async () => {
  await kill();
  await double.close();
  await directus.close();
  await smtp.close();
  await database.close();
  await drop();
});

/** Starts the service as a separate process; resolves once it is ready. */
async function start(): Promise<void> {
  const started = startBound(["bff/server.ts"], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      PORTAL_MODE: "test",
      SERVICE_PORT: String(port),
      DATABASE_URL: databaseUrl,
      CMS_URL: directus.url,
      SMTP_URL: smtp.url,
      ...serviceSecrets,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_ORIGIN: apiOriginOf(double),
    },
    isSilent: true,
  });
  child = started;
  for await (const line of createInterface({ input: started.stdout })) {
    if (!line.includes('"msg":"ready"')) continue;
    started.stdout.resume();
    return;
  }
  throw new Error("The service ended before it was ready");
}

async function kill(): Promise<void> {
  const running = child;
  child = null;
  if (!running || running.exitCode !== null) return;
  running.kill("SIGKILL");
  await once(running, "exit");
}

async function makeSubscribers(): Promise<Subscription[]> {
  const made: Subscription[] = [];
  for (let at = 0; at < members; at++) {
    const customer = `cus_${at}`;
    const email = `membro-${at}@example.com`;
    await database.pool.query(
      `insert into users (id, email, email_key, first_name, last_name, directus_user_id,
         payment_customer_id, created_at, updated_at)
       values (gen_random_uuid(), $1, $1, 'Ana', 'Souza', gen_random_uuid(), $2, now(), now())`,
      [email, customer],
    );
    double.state.customers.push({ id: customer, email, name: "Ana", metadata: {}, created: 0 });
    made.push(double.billing.complete(openCheckout(customer, at), "card"));
  }
  return made;
}

function openCheckout(customer: string, at: number) {
  return {
    id: `cs_${at}`,
    customer,
    plan: at % 2 === 0 ? ("month" as const) : ("year" as const),
    currency: at % 5 === 0 ? ("brl" as const) : ("chf" as const),
    percentOff: 0,
    takesCoupons: false,
    metadata: {},
    subscriptionMetadata: {},
    clientReferenceId: null,
    successUrl: "",
    cancelUrl: "",
    status: "open" as const,
    subscription: null,
    created: 0,
  };
}

/** Renewals, declined payments and changes of plan, ended in one of five ways. */
function live(subscription: Subscription, at: number): void {
  const { billing } = double;
  billing.advanceToRenewal(subscription);
  billing.setDeclined(subscription, true);
  billing.advanceToRenewal(subscription);
  billing.replaceCard(subscription);
  billing.setCancelAtPeriodEnd(subscription, true);
  billing.setCancelAtPeriodEnd(subscription, false);
  if (at % 5 === 1) billing.setCancelAtPeriodEnd(subscription, true);
  if (at % 5 === 2) billing.end(subscription);
  if (at % 5 === 3) {
    billing.setDeclined(subscription, true);
    billing.advanceToRenewal(subscription);
  }
}

/** Unexpected changes while the first events are still being delivered. */
function changeLate(subscription: Subscription, at: number): void {
  if (at % 5 === 0) double.billing.changePlan(subscription, "year", { isShorterLater: true });
  if (at % 5 === 4) double.billing.setCancelAtPeriodEnd(subscription, true);
}

const iso = (seconds: number) => new Date(seconds * 1_000).toISOString();
const invoicesOf = ({ id }: Subscription) =>
  double.state.invoices.filter((invoice) => invoice.subscription === id);

/** Expected entitlement, derived only from the provider's data. */
function expectedEntitlement(subscription: Subscription) {
  const { id, status, cancelAtPeriodEnd, periodEnd, endedAt } = subscription;
  const failed = invoicesOf(subscription).find((invoice) => invoice.status === "open");
  if (status === "canceled")
    return { id, status: "expired", until: iso(endedAt ?? 0), grace: null };
  if (status === "past_due") {
    const grace = iso((failed?.created ?? 0) + (7 * dayMs) / 1_000);
    return { id, status: "grace", until: iso(failed?.created ?? 0), grace };
  }
  if (cancelAtPeriodEnd) return { id, status: "cancelled", until: iso(periodEnd), grace: null };
  return { id, status: "active", until: iso(periodEnd + 2 * 3_600), grace: null };
}

function expectedMails(subscription: Subscription): string[] {
  const { id, status, cancelAtPeriodEnd, canceledAt, endedAt } = subscription;
  const isNews = (seconds: number) => Date.now() - seconds * 1_000 < 3 * dayMs;
  const invoices = invoicesOf(subscription);
  const paid = invoices.flatMap(({ id: invoice, paidAt }) =>
    paidAt !== null && isNews(paidAt) ? [`payment_received:${invoice}`] : [],
  );
  const failed = invoices.find((invoice) => invoice.status === "open");
  return [
    ...paid,
    ...(status === "past_due" && failed ? [`payment_failed:${failed.id}:0`] : []),
    ...(cancelAtPeriodEnd && endedAt === null
      ? [`membership_cancelled:${id}:${(canceledAt ?? 0) * 1_000}`]
      : []),
    ...(endedAt !== null ? [`membership_ended:${id}`] : []),
  ];
}

async function countOpenEvents(): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(
    "select count(*)::int as n from payment_events where processed_at is null",
  );
  return rows[0]?.n ?? -1;
}

test(
  "payment events: a thousand, each three times, shuffled, in parallel, with kills, match the oracle's final state",
  async () => {
    double.deliveries.hold();
    const subscriptions = await makeSubscribers();
    subscriptions.forEach(live);
    const firstEvents = double.state.deliveries.length;
    await start();

    const storm = { copies, parallel: 8, isShuffled: true };
    const first = double.deliveries.release(storm);
    double.deliveries.hold();
    subscriptions.forEach(changeLate);
    const events = firstEvents + double.state.deliveries.length;
    expect(events).toBeGreaterThanOrEqual(1_000);
    const second = double.deliveries.release(storm);
    const isDelivered = Promise.all([first, second]).then(() => true);

    for (let count = 0; count < kills; count++) {
      const target = ((count + 1) * events) / (kills + 1);
      await expect
        .poll(countEvents, { interval: 20, timeout: WHOLE_MS })
        .toBeGreaterThanOrEqual(Math.floor(target));
      await kill();
      await start();
    }
    expect(await isDelivered).toBe(true);
    await expect.poll(countOpenEvents, { interval: 100, timeout: QUIET_MS }).toBe(0);

    expect(await countEvents()).toBe(events);
    const entitlements = directus.entitlements.map((row) => ({
      id: row.providerRef,
      status: row.status,
      until: row.validUntil,
      grace: row.graceUntil,
    }));
    const byId = (a: { id: string | null }, b: { id: string | null }) =>
      String(a.id).localeCompare(String(b.id));
    expect(entitlements.sort(byId)).toEqual(subscriptions.map(expectedEntitlement).sort(byId));
    const mails = await database.pool.query<{ dedupe_key: string }>("select dedupe_key from mails");
    expect(mails.rows.map((row) => row.dedupe_key).sort()).toEqual(
      subscriptions.flatMap(expectedMails).sort(),
    );
    const stored = await database.pool.query<{ id: string; status: string }>(
      "select id, status from subscriptions",
    );
    expect(stored.rows.sort(byId)).toEqual(
      subscriptions.map(({ id, status }) => ({ id, status })).sort(byId),
    );
  },
  WHOLE_MS,
);

async function countEvents(): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(
    "select count(*)::int as n from payment_events",
  );
  return rows[0]?.n ?? -1;
}
