import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../../bff/db/database.ts";
import { migrateDatabase } from "../../bff/db/migrate.ts";
import { readExtract } from "../../bff/modules/switzerland/official-tables/extracts/extract-files.ts";
import { readWithholdingFiles } from "../../bff/modules/switzerland/official-tables/extracts/withholding-extract.ts";
import type { WithholdingFile } from "../../bff/modules/switzerland/official-tables/extracts/withholding-extract.ts";
import { createOfficialImports } from "../../bff/modules/switzerland/official-tables/imports/official-imports.service.ts";
import { createPremiums } from "../../bff/modules/switzerland/official-tables/premiums/premiums.service.ts";
import { createWithholdingTax } from "../../bff/modules/switzerland/official-tables/withholding/withholding-tax.service.ts";
import { seedInto } from "../../bff/seed-official-tables.ts";
import type { OfficialKind } from "../../contract/calculators/official-years.ts";
import { median, percentile } from "../figures.ts";
import {
  premiumFile,
  premiumLine,
  premiumLinesOf,
  tariffFile,
} from "../../tests/service/bff/switzerland/official-tables/official-files.ts";

/**
 * Measures the import of official files, and premium searches by twenty parallel members: `node
 * bench/by-hand/official-tables.ts postgres://…/empty-database [seconds]`. The files are made from the
 * extracts, in official format, for the following year.
 */
const YEAR = 2027;
const USERS = 20;
const EVERY_MS = 1_000;
const MEGABYTE = 1_048_576;

const [url, seconds = "20"] = process.argv.slice(2);
if (!url) throw new Error("Name an empty database: postgres://…");
await migrateDatabase(url);
const database = openDatabase(url, () => {});
const { db } = database;
const now = () => new Date();
const imports = createOfficialImports({ db, now });

async function bring(kind: OfficialKind, texts: Iterable<string>) {
  const content = (async function* () {
    for (const text of texts) yield Buffer.from(text);
  })();
  const startMs = performance.now();
  const requested = { kind, year: YEAR, fileName: kind, by: "bench", isTrial: false, content };
  const { state, lineCount } = await imports.importFile(requested);
  return { state, lineCount, durationMs: performance.now() - startMs };
}

/** Line by line, so that the figures show the memory of the import and not of the file. */
function* premiumTexts(): Generator<string> {
  yield premiumFile([], YEAR);
  for (const line of premiumLinesOf(null)) yield `${premiumLine(line, YEAR)}\n`;
}

function tariffTextOf({ canton, tariffs }: WithholdingFile): string {
  const bands = tariffs.flatMap(({ code, fromCents, rateHundredths, minimumCents }) =>
    fromCents.map((from, at) => ({
      ...{ code, from, width: 5_000 },
      ...{ rate: rateHundredths[at] ?? 0, minimum: minimumCents[at] ?? 0 },
    })),
  );
  return tariffFile(canton, bands, YEAR);
}

const premiums = await bring("premiums", premiumTexts());
console.log(
  `premiums: ${premiums.state}, ${premiums.lineCount} lines in ${(premiums.durationMs / 1_000).toFixed(1)} s`,
);
let tariffMs = 0;
let tariffLines = 0;
for (const file of readWithholdingFiles(readExtract("withholding-tax"))) {
  const { durationMs, lineCount } = await bring("withholding_tax", [tariffTextOf(file)]);
  tariffMs += durationMs;
  tariffLines += lineCount;
}
console.log(`withholding tax: ${tariffLines} lines in ${(tariffMs / 1_000).toFixed(1)} s`);
const peakMegabytes = process.resourceUsage().maxRSS / 1_024;
console.log(
  `memory: ${Math.round(peakMegabytes)} MB at most, ${Math.round(process.memoryUsage().rss / MEGABYTE)} MB now`,
);

await seedInto(db, ["premiums", "insurers", "withholding_tax"]);
const search = createPremiums({ db });
const tookMs: number[] = [];
const endMs = performance.now() + Number(seconds) * 1_000;
const PLACES = [
  ["ZH", 1],
  ["GE", 0],
  ["BE", 2],
  ["VD", 1],
] as const;

async function searchLikeAMember(place: number): Promise<void> {
  await pause((EVERY_MS / USERS) * place);
  for (let turn = place; performance.now() < endMs; turn++) {
    const [canton, region] = PLACES[turn % PLACES.length] ?? PLACES[0];
    const startedMs = performance.now();
    await search.search(true, {
      ...{ year: 2026, canton, region, models: [], insurers: [], take: 20 },
      people: [1980, 1985, 2015].slice(0, 1 + (turn % 3)).map((birthYear) => ({
        ...{ birthYear, deductibleChf: 300, hasAccident: true, current: null },
      })),
    });
    const spentMs = performance.now() - startedMs;
    tookMs.push(spentMs);
    await pause(Math.max(0, EVERY_MS - spentMs));
  }
}

await Promise.all(Array.from({ length: USERS }, (_, place) => searchLikeAMember(place)));
const sorted = tookMs.toSorted((a, b) => a - b);
console.log(
  `${tookMs.length} searches by ${USERS} members: p50 ${median(tookMs).toFixed(1)} ms, ` +
    `p99 ${percentile(sorted, 0.99).toFixed(1)} ms (budget 60 ms)`,
);
const withholdingTax = createWithholdingTax({ db });
const ratesStartedMs = performance.now();
await withholdingTax.listRates(2026, "A0N", 800_000);
console.log(`26 cantons of one tariff: ${(performance.now() - ratesStartedMs).toFixed(1)} ms`);
await database.close();
