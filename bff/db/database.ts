import { drizzle } from "drizzle-orm/node-postgres";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import * as accounts from "./schema.ts";
import * as idempotency from "./tables/idempotency.ts";
import * as mail from "./tables/mail.ts";
import * as payments from "./tables/payments.ts";
import * as preferences from "./tables/preferences.ts";
import * as privacy from "./tables/privacy.ts";
import * as secondFactor from "./tables/second-factor.ts";
import * as signup from "./tables/signup.ts";

const schema = {
  ...accounts,
  ...idempotency,
  ...mail,
  ...payments,
  ...preferences,
  ...privacy,
  ...secondFactor,
  ...signup,
};

/** The query builder over the pool, or over one transaction of it. */
export type Database = NodePgDatabase<typeof schema>;

export interface DatabaseConnection {
  db: Database;
  pool: Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool; connects at the first query. A lost connection is replaced at the next query.
 * @param onIdleError told when an idle connection breaks, as when PostgreSQL restarts
 */
export function openDatabase(url: string, onIdleError: (error: Error) => void): DatabaseConnection {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 1_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5_000,
    query_timeout: 5_500,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: "portal-service",
  });
  pool.on("error", onIdleError);
  return {
    db: drizzle(pool, { schema, casing: "snake_case" }),
    pool,
    close: () => pool.end(),
  };
}
