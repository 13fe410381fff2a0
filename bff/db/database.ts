import { drizzle } from "drizzle-orm/node-postgres";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { Client, Pool } from "pg";
import * as accounts from "./schema.ts";
import * as bulkMail from "./tables/bulk-mail.ts";
import * as chat from "./tables/chat.ts";
import * as chatParts from "./tables/chat-parts.ts";
import * as classifieds from "./tables/classifieds.ts";
import * as cmsChanges from "./tables/cms-changes.ts";
import * as connections from "./tables/connections.ts";
import * as dataKey from "./tables/data-key.ts";
import * as directory from "./tables/directory.ts";
import * as exchangeRates from "./tables/exchange-rates.ts";
import * as forum from "./tables/forum.ts";
import * as idempotency from "./tables/idempotency.ts";
import * as linkCards from "./tables/link-cards.ts";
import * as mail from "./tables/mail.ts";
import * as officialTables from "./tables/official-tables.ts";
import * as sanctions from "./tables/sanctions.ts";
import * as payments from "./tables/payments.ts";
import * as plan from "./tables/plan.ts";
import * as practice from "./tables/practice.ts";
import * as preferences from "./tables/preferences.ts";
import * as privacy from "./tables/privacy.ts";
import * as search from "./tables/search.ts";
import * as secondFactor from "./tables/second-factor.ts";
import * as signup from "./tables/signup.ts";

const schema = {
  ...accounts,
  ...bulkMail,
  ...chat,
  ...chatParts,
  ...classifieds,
  ...cmsChanges,
  ...connections,
  ...dataKey,
  ...directory,
  ...exchangeRates,
  ...forum,
  ...idempotency,
  ...linkCards,
  ...mail,
  ...officialTables,
  ...sanctions,
  ...payments,
  ...plan,
  ...practice,
  ...preferences,
  ...privacy,
  ...search,
  ...secondFactor,
  ...signup,
};

/** Over the pool, or over one transaction of it. */
export type Database = NodePgDatabase<typeof schema>;

export type DatabaseConnection = {
  db: Database;
  pool: Pool;
  /** A session outside the pool, for LISTEN; the caller closes it. */
  openSession(): Promise<Client>;
  close(): Promise<void>;
};

/** For commands and tests, where no member waits for a page. */
export const COMMAND_TIMEOUT_FACTOR = 30;

/**
 * Opens a pool; connects at the first query. A lost connection is replaced at the next query.
 * @param onIdleError called when an idle connection breaks, for example when PostgreSQL restarts
 * @param timeoutFactor multiplier of the usual time limits of PostgreSQL
 */
export function openDatabase(
  url: string,
  onIdleError: (error: Error) => void,
  timeoutFactor = 1,
): DatabaseConnection {
  const session = {
    connectionString: url,
    connectionTimeoutMillis: 1_000 * timeoutFactor,
    statement_timeout: 5_000 * timeoutFactor,
    query_timeout: 5_500 * timeoutFactor,
    idle_in_transaction_session_timeout: 10_000 * timeoutFactor,
    keepAlive: true,
    application_name: "portal-service",
  };
  const pool = new Pool({ ...session, max: 10, idleTimeoutMillis: 30_000 });
  pool.on("error", onIdleError);
  return {
    db: drizzle(pool, { schema, casing: "snake_case" }),
    pool,
    async openSession() {
      const client = new Client(session);
      await client.connect();
      return client;
    },
    close: () => pool.end(),
  };
}
