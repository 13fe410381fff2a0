import { seedReference } from "../../cms-extensions/seed/seed.ts";
import { endWithLine, say } from "../stack/progress.ts";
import { withDatabase } from "../stack/with-database.ts";

/** Seeds the content that a new production database needs; existing rows stay (docs/operate.md). */
try {
  await withDatabase("cms", async (databaseUrl) => {
    const rows = await seedReference({ databaseUrl });
    for (const [table, count] of Object.entries(rows)) say(`${table}: ${count} rows`);
  });
} catch (error) {
  endWithLine(error);
}
