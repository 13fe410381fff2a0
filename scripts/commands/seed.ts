import { readEnvironment } from "../../config/environment.ts";
import { seedContent } from "../../cms-extensions/seed/seed.ts";
import { endWithLine, say, SetupError } from "../stack/progress.ts";
import { withDatabase } from "../stack/with-database.ts";

/**
 * Seeds the demo's content into the CMS database; `--scale 100` writes a hundred times as many news and
 * articles.
 */
function requestedScale(): number {
  const at = process.argv.indexOf("--scale");
  const scale = at < 0 ? 1 : Number(process.argv[at + 1]);
  if (!Number.isInteger(scale) || scale < 1 || scale > 1000) {
    throw new SetupError("--scale takes a whole number from 1 to 1000.");
  }
  return scale;
}

/** A second run overwrites editors' changes of demo rows, by key. */
function refuseProduction(): void {
  if (readEnvironment("launcher", process.env).PORTAL_MODE !== "production") return;
  throw new SetupError("This is the demo's content: production begins with first-content.");
}

try {
  refuseProduction();
  const scale = requestedScale();
  await withDatabase("cms", async (databaseUrl) => {
    const rows = await seedContent({ databaseUrl, scale });
    for (const [table, count] of Object.entries(rows)) say(`${table}: ${count} rows`);
  });
} catch (error) {
  endWithLine(error);
}
