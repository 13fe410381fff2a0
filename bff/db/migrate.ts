import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";

const migrationsFolder = fileURLToPath(new URL("migrations", import.meta.url));
/** Any number will do, as long as every process of the service takes the same. */
const ADVISORY_LOCK_KEY = 4_071_291;
/** Nobody waits for it but the start: a machine that is busy starting answers late. */
const CONNECT_MS = 30_000;

/**
 * Brings the schema up to date. Processes that start together wait for each other on an advisory
 * lock, which PostgreSQL frees by itself when its holder dies.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCK_KEY]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
