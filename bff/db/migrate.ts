import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";

const migrationsFolder = fileURLToPath(new URL("migrations", import.meta.url));
/** Any number will do, as long as every process of the service takes the same. */
const advisoryLockKey = 4_071_291;

/**
 * Brings the schema up to date. Processes that start together wait for each other on an advisory
 * lock, which PostgreSQL frees by itself when its holder dies.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [advisoryLockKey]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
