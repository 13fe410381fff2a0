import { expect, test } from "vitest";
import { openDatabase } from "../../../../bff/db/database.ts";
import { migrateDatabase } from "../../../../bff/db/migrate.ts";
import { createDatabase } from "../service.ts";
import { killDigests } from "./kill-digests.ts";

test("digests survive the death of who sends them: none is missing, none comes as another", async () => {
  const { url, drop } = await createDatabase();
  await migrateDatabase(url);
  const database = openDatabase(url, () => {});
  const plan = { databaseUrl: url, pool: database.pool, members: 16, kills: 2, isHurried: true };
  const report = await killDigests(plan);
  expect(report).toMatchObject({ missing: 0, doubled: 0 });
  expect(report.duplicates).toBeLessThanOrEqual(report.kills);
  await database.close();
  await drop();
});
