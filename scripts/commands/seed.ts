import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { seedContent } from "../../cms-extensions/seed/seed.ts";
import { readEnvironment } from "../../config/environment.ts";
import { endWithLine, say, SetupError } from "../stack/progress.ts";
import { startPostgres } from "../stack/postgres.ts";
import { takeDataFolder } from "../stack/data-folder.ts";
import { findFreePort } from "../stack/ports.ts";

/** Puts the demo's content into the CMS database; `--scale 100` a hundred times as much news and articles. */
function scaleAsked(): number {
  const at = process.argv.indexOf("--scale");
  const scale = at < 0 ? 1 : Number(process.argv[at + 1]);
  if (!Number.isInteger(scale) || scale < 1 || scale > 1000) {
    throw new SetupError("--scale takes a whole number from 1 to 1000.");
  }
  return scale;
}

async function withDatabase(work: (databaseUrl: string) => Promise<void>): Promise<void> {
  const env = readEnvironment("launcher", process.env);
  if (env.CMS_DATABASE_URL) return work(env.CMS_DATABASE_URL);
  const dataDir = resolve(env.PORTAL_DATA_DIR);
  const folder = takeDataFolder(dataDir);
  try {
    const { DATABASE_PASSWORD } = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8"));
    const port = await findFreePort();
    const postgres = await startPostgres({ dataDir, port, password: DATABASE_PASSWORD });
    await work(postgres.url("cms")).finally(() => postgres.stop());
  } finally {
    folder.release();
  }
}

try {
  const scale = scaleAsked();
  await withDatabase(async (databaseUrl) => {
    const rows = await seedContent({ databaseUrl, scale });
    for (const [table, count] of Object.entries(rows)) say(`${table}: ${count} rows`);
  });
} catch (error) {
  endWithLine(error);
}
