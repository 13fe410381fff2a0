import { expect, test } from "vitest";
import { openDatabase } from "../../../../bff/db/database.ts";
import { migrateDatabase } from "../../../../bff/db/migrate.ts";
import { createDatabase } from "../service.ts";
import { killMails } from "./kill-mails.ts";

/** A busy machine takes a multiple of the quiet one's minute. */
const WHOLE_MS = 900_000;

test(
  "digests and mails about notices survive the death of who sends them: none is missing, none comes as another",
  async () => {
    const { url, drop } = await createDatabase();
    await migrateDatabase(url);
    const database = openDatabase(url, () => {});
    const plan = { databaseUrl: url, pool: database.pool, members: 10, kills: 2, isHurried: true };
    const report = await killMails(plan);
    const { digests, notices } = report;
    expect([digests, notices]).toMatchObject([
      { missing: 0, doubled: 0 },
      { missing: 0, doubled: 0 },
    ]);
    expect(digests.duplicates + notices.duplicates).toBeLessThanOrEqual(report.kills);
    await database.close();
    await drop();
  },
  WHOLE_MS,
);
