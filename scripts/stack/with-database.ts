import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readEnvironment } from "../../config/environment.ts";
import { lockDataFolder } from "./data-folder.ts";
import { findFreePort } from "./ports.ts";
import { startPostgres } from "./postgres.ts";

/**
 * Works on a database of the portal: the one in the environment, or the embedded one. The embedded one is
 * started for the work, while the portal itself is stopped.
 */
export async function withDatabase(
  name: "cms" | "portal",
  work: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  const env = readEnvironment("launcher", process.env);
  const named = name === "cms" ? env.CMS_DATABASE_URL : env.DATABASE_URL;
  if (named) return work(named);
  const dataDir = resolve(env.PORTAL_DATA_DIR);
  const folder = lockDataFolder(dataDir);
  try {
    const { DATABASE_PASSWORD } = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8"));
    const port = await findFreePort();
    const postgres = await startPostgres({ dataDir, port, password: DATABASE_PASSWORD });
    await work(postgres.url(name)).finally(() => postgres.stop());
  } finally {
    folder.release();
  }
}
