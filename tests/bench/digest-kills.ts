import { openDatabase } from "../../bff/db/database.ts";
import { migrateDatabase } from "../../bff/db/migrate.ts";
import { killDigests } from "../service/bff/digest-kills/kill-digests.ts";

/**
 * A thousand digests while their sender is killed thirty times, in real time:
 * `node tests/bench/digest-kills.ts postgres://…/empty-database [members] [kills]`.
 */
const [url, members = "1000", kills = "30"] = process.argv.slice(2);
if (!url) throw new Error("Name an empty database: postgres://…");
await migrateDatabase(url);
const database = openDatabase(url, () => {});
const { tookMs, missing, duplicates, doubled } = await killDigests({
  databaseUrl: url,
  pool: database.pool,
  members: Number(members),
  kills: Number(kills),
  isHurried: false,
});
await database.close();
console.log(
  `${members} members, ${kills} kills, ${Math.round(tookMs / 1_000)} s: ${missing} missing, ` +
    `${duplicates} came again with the same Message-ID, ${doubled} members with two digests of a day`,
);
process.exit(missing > 0 || doubled > 0 || duplicates > Number(kills) ? 1 : 0);
