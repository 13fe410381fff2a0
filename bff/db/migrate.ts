import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";

const migrationsFolder = fileURLToPath(new URL("migrations", import.meta.url));
/** Any number works if every process of the service uses the same. */
const ADVISORY_LOCK_KEY = 4_071_291;
/** Long, because only the start waits for it, and a busy machine answers late then. */
const CONNECT_MS = 30_000;

/**
 * Updates the schema. Processes that start together wait on an advisory lock; PostgreSQL frees it if its
 * holder dies.
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
