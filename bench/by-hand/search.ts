import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../../bff/db/database.ts";
import { migrateDatabase } from "../../bff/db/migrate.ts";
import { createIndexer } from "../../bff/modules/search/index/indexer.ts";
import { createSearch } from "../../bff/modules/search/search.service.ts";
import {
  createCmsSearchDouble,
  emptyDirectory,
  seedCollections,
} from "../../tests/factories/search-content.ts";
import { demoQueries } from "../../tests/service/bff/search/demo-queries.ts";
import { median, percentile } from "../figures.ts";

/**
 * Measures search at a hundred times the demo's content, with twenty members who each search as often as
 * the limit allows: `node bench/by-hand/search.ts postgres://…/empty-database [scale] [seconds]`. Measures
 * the service's work only, without the network.
 */
const USERS = 20;
const EVERY_MS = 2_000;
const P95_BUDGET_MS = 80;

const [url, scale = "100", seconds = "30"] = process.argv.slice(2);
if (!url) throw new Error("Name an empty database: postgres://…");
await migrateDatabase(url);
const database = openDatabase(url, () => {});
const { db, pool } = database;
const now = () => new Date();
const cms = createCmsSearchDouble(seedCollections(now(), Number(scale)));
const indexer = createIndexer({ db, cms, now, namesOf: async () => new Map(), onBroken: () => {} });
const startMs = performance.now();
const items = await indexer.rebuild();
await pool.query("analyze search_documents");
const rebuiltMs = performance.now() - startMs;
const search = createSearch({
  ...{ db, noteMiss: async () => {}, onPeopleUnavailable: () => {} },
  ...{ people: emptyDirectory, now },
});

const durationMs: number[] = [];
const endMs = performance.now() + Number(seconds) * 1_000;

async function searchLikeAMember(place: number): Promise<void> {
  const searcher = {
    mayReadAll: place % 2 === 0,
    userId: randomUUID(),
    directusUserId: randomUUID(),
    hiddenAuthors: [],
  };
  await pause((EVERY_MS / USERS) * place);
  for (let turn = place * 11; performance.now() < endMs; turn += 7) {
    const [query] = demoQueries[turn % demoQueries.length] ?? ["seguro"];
    const startedMs = performance.now();
    if (turn % 2) await search.listGroups(searcher, query);
    else await search.listResults(searcher, { query, page: 1 });
    const spentMs = performance.now() - startedMs;
    durationMs.push(spentMs);
    await pause(Math.max(0, EVERY_MS - spentMs));
  }
}

await Promise.all(Array.from({ length: USERS }, (_, place) => searchLikeAMember(place)));
await database.close();
const p95Ms = percentile(
  durationMs.toSorted((a, b) => a - b),
  0.95,
);
console.log(
  `${items} items read in ${Math.round(rebuiltMs / 1_000)} s; ${durationMs.length} searches by ${USERS} members: ` +
    `p50 ${median(durationMs).toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms (budget ${P95_BUDGET_MS} ms)`,
);
if (p95Ms > P95_BUDGET_MS) process.exitCode = 1;
