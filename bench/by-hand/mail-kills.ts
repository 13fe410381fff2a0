import { openDatabase } from "../../bff/db/database.ts";
import { migrateDatabase } from "../../bff/db/migrate.ts";
import {
  killedKinds,
  killMails,
} from "../../tests/service/bff/notifications/mail-kills/kill-mails.ts";

/**
 * Sends a thousand digests, as many notification mails, and as many mails and notifications about published
 * content. Meanwhile the sender is killed thirty times, in real time: `node bench/by-hand/mail-kills.ts
 * postgres://…/empty-database [members] [kills]`.
 */
const [url, members = "1000", kills = "30"] = process.argv.slice(2);
if (!url) throw new Error("Name an empty database: postgres://…");
await migrateDatabase(url);
const database = openDatabase(url, () => {});
const report = await killMails({
  databaseUrl: url,
  pool: database.pool,
  members: Number(members),
  kills: Number(kills),
  isHurried: false,
});
await database.close();
console.log(
  `${members} members of each kind, ${kills} kills, ${Math.round(report.durationMs / 1_000)} s`,
);
for (const kind of killedKinds) {
  const { missing, duplicates, doubled } = report[kind];
  console.log(
    `${kind}: ${missing} missing, ${duplicates} came again with the same Message-ID, ${doubled} members with two`,
  );
}
const all = killedKinds.map((kind) => report[kind]);
const isLost = all.some(({ missing, doubled }) => missing > 0 || doubled > 0);
const isMore = all.reduce((sum, { duplicates }) => sum + duplicates, 0) > Number(kills);
process.exit(isLost || isMore ? 1 : 0);
