import { expect, test } from "vitest";
import { openDatabase } from "../../../../../bff/db/database.ts";
import { migrateDatabase } from "../../../../../bff/db/migrate.ts";
import { createDatabase } from "../../service.ts";
import { killedKinds, killMails } from "./kill-mails.ts";

/** A busy machine takes several times as long as the minute of an idle one. */
const WHOLE_MS = 900_000;

test(
  "mail: digests, content mails and notifications survive killed senders: none is lost, none is changed",
  async () => {
    const { url, drop } = await createDatabase();
    await migrateDatabase(url);
    const database = openDatabase(url, () => {});
    const plan = { databaseUrl: url, pool: database.pool, members: 10, kills: 3, isHurried: true };
    const report = await killMails(plan);
    for (const kind of killedKinds) {
      expect(report[kind], kind).toMatchObject({ missing: 0, doubled: 0 });
    }
    const { digests, notices: notifications, published, listed } = report;
    const again = digests.duplicates + notifications.duplicates + published.duplicates;
    expect(again).toBeLessThanOrEqual(report.kills);
    expect(listed.duplicates).toBe(0);
    await database.close();
    await drop();
  },
  WHOLE_MS,
);
