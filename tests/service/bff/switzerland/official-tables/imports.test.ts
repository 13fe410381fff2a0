import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OfficialKind } from "../../../../../contract/calculators/official-years.ts";
import { openDatabase } from "../../../../../bff/db/database.ts";
import type { DatabaseConnection } from "../../../../../bff/db/database.ts";
import { migrateDatabase } from "../../../../../bff/db/migrate.ts";
import { createOfficialImports } from "../../../../../bff/modules/switzerland/official-tables/imports/official-imports.service.ts";
import type { OfficialImports } from "../../../../../bff/modules/switzerland/official-tables/imports/official-imports.service.ts";
import { createWithholdingTax } from "../../../../../bff/modules/switzerland/official-tables/withholding/withholding-tax.service.ts";
import { createDatabase } from "../../service.ts";
import { premiumFile, premiumLinesOf, ratesFile, tariffFile } from "./official-files.ts";

let database: DatabaseConnection;
let imports: OfficialImports;
let drop: () => Promise<void>;

beforeAll(async () => {
  const created = await createDatabase();
  drop = created.drop;
  await migrateDatabase(created.url);
  database = openDatabase(created.url, () => {});
  imports = createOfficialImports({ db: database.db, now: () => new Date() });
});
afterAll(async () => {
  await database.close();
  await drop();
});
beforeEach(() =>
  database.pool.query(
    "truncate official_imports, withholding_tariffs, health_premiums, premium_regions, insurer_names, imported_rates",
  ),
);

const YEAR = 2027;
function bring(
  kind: OfficialKind,
  text: string | Buffer,
  input: { isTrial?: boolean; year?: number } = {},
) {
  const content = (async function* () {
    const bytes = Buffer.from(text);
    // In chunks that split characters, as a network delivers them.
    for (let at = 0; at < bytes.length; at += 1_001) yield bytes.subarray(at, at + 1_001);
  })();
  const requested = { kind, year: YEAR, fileName: "file", by: "test", isTrial: false, content };
  return imports.importFile({ ...requested, ...input });
}

/** All relevant tables, to the byte. */
async function dump(): Promise<string> {
  const hash = createHash("sha256");
  for (const table of [
    "withholding_tariffs",
    "health_premiums",
    "premium_regions",
    "insurer_names",
    "imported_rates",
  ]) {
    const { rows } = await database.pool.query(`select t::text as line from ${table} t order by 1`);
    for (const { line } of rows) hash.update(`${line}\n`);
  }
  const runs = await database.pool.query(
    "select id, kind, year, scope, digest from official_imports where state = 'imported' and rolled_back_at is null order by id",
  );
  return hash.update(JSON.stringify(runs.rows)).digest("hex");
}

const bands = [
  { code: "A0N", from: 100, width: 400_000, rate: 0 },
  { code: "A0N", from: 400_100, width: 5_000, rate: 500, minimum: 300 },
  { code: "A0N", from: 405_100, width: 5_000, rate: 500, minimum: 300 },
  { code: "A0N", from: 410_100, width: 999_999_999, rate: 525 },
  { code: "B1N", from: 100, width: 999_999_999, rate: 450 },
];
const tariffs = tariffFile("ZH", bands);
const premiums = premiumFile(premiumLinesOf(["GL"]));

describe("official file", () => {
  test("of tariffs is used from its import on", async () => {
    const report = await bring("withholding_tax", tariffs);
    expect(report).toMatchObject({ state: "imported", scope: "ZH", lineCount: 5, rowCount: 2 });
    const [table] = await createWithholdingTax({ db: database.db }).listTables(YEAR, "A0N");
    expect(table).toMatchObject({
      fromCents: [100, 400_100, 410_100],
      rateHundredths: [0, 500, 525],
      minimumCents: [0, 300, 0],
      source: { year: YEAR, publishedOn: "2026-10-20" },
    });
  });

  test("of premiums has one row per line, and leaves out premiums of third children", async () => {
    const third =
      premiums
        .trimEnd()
        .split("\n")
        .find((line) => line.includes(",K1,")) ?? "";
    const report = await bring("premiums", `${premiums}${third.replace(",K1,", ",K3,")}\n`);
    const { rows } = await database.pool.query(
      "select sum(cardinality(premium_cents)) as n from health_premiums",
    );
    expect(Number(rows[0].n)).toBe(premiums.trimEnd().split("\n").length - 1);
    expect(report).toMatchObject({ state: "imported", leftOutCount: 1 });
  });

  test("in a dry run changes nothing, and reports its effect", async () => {
    await bring("withholding_tax", tariffs);
    const before = await dump();
    const next = tariffFile("ZH", [
      ...bands.slice(0, 4),
      { code: "C2N", from: 100, width: 1, rate: 1 },
    ]);
    const report = await bring("withholding_tax", next, { isTrial: true });
    expect(report).toMatchObject({
      state: "tried",
      difference: { added: 1, removed: 1, changed: 0, same: 1, examples: ["ZH C2N", "ZH B1N"] },
    });
    expect(await dump()).toBe(before);
  });

  test("imported twice changes nothing", async () => {
    const first = await bring("premiums", premiums);
    const before = await dump();
    const again = await bring("premiums", premiums);
    expect(again).toMatchObject({ state: "unchanged", importId: first.importId });
    expect(await dump()).toBe(before);
  });

  test("that is reverted restores the previous state, byte for byte", async () => {
    await bring("premiums", premiums);
    await bring("withholding_tax", tariffs);
    const before = await dump();
    const dearer = premiumFile(
      [...premiumLinesOf(["GL"])].map((row) => ({ ...row, cents: row.cents + 100 })),
    );
    const report = await bring("premiums", dearer);
    expect(report.difference).toMatchObject({ added: 0, removed: 0, same: 0 });
    expect(await dump()).not.toBe(before);
    await imports.rollBack(report.importId ?? 0, "test");
    expect(await dump()).toBe(before);
    await expect(imports.rollBack(report.importId ?? 0, "test")).rejects.toThrow();
    expect((await bring("premiums", dearer)).state).toBe("imported");
  });
});

describe("invalid file is refused and imports nothing", () => {
  const lines = premiums.trimEnd().split("\n");
  const tenfold = premiumFile(
    [...premiumLinesOf(["GL"])].flatMap((row) =>
      Array.from({ length: 10 }, (_, at) => ({ ...row, tariff: `${row.tariff} ${at}` })),
    ),
  );
  const faulty: [string, OfficialKind, string | Buffer, string, number | null][] = [
    [
      "a missing column",
      "premiums",
      premiums.replace("Franchise,Prämie", "Franchise,Preis"),
      "file.missing_column",
      1,
    ],
    ["another year", "premiums", premiumFile(premiumLinesOf(["GL"]), 2026), "row.wrong_year", 2],
    ["cut in a line", "premiums", premiums.slice(0, -30), "row.format", lines.length],
    ["in Latin-1", "premiums", Buffer.from(premiums, "latin1"), "file.encoding", 1],
    ["a repeated line", "premiums", `${premiums}${lines[7]}\n`, "row.duplicate", lines.length + 1],
    ["ten times the size", "premiums", tenfold, "file.unlikely_size", null],
    ["without rows", "premiums", `${lines[0]}\n`, "file.empty", null],
    ["nothing at all", "premiums", "", "file.empty", null],
    [
      "a premium in words",
      "premiums",
      premiums.replace(/,(\d+\.?\d*),0,0,/, ",abc,0,0,"),
      "row.format",
      2,
    ],
    [
      "tariffs of another year",
      "withholding_tax",
      tariffFile("ZH", bands, 2026),
      "row.wrong_year",
      2,
    ],
    [
      "tariffs that end early",
      "withholding_tax",
      tariffs.split("\r\n").slice(0, -3).join("\r\n"),
      "file.truncated",
      6,
    ],
    [
      "tariffs without a line",
      "withholding_tax",
      tariffs.split("\r\n").toSpliced(2, 1).join("\r\n"),
      "file.truncated",
      7,
    ],
    [
      "tariffs with a line twice",
      "withholding_tax",
      tariffFile("ZH", [...bands, ...bands.slice(4)]),
      "row.duplicate",
      7,
    ],
    [
      "tariffs of two cantons",
      "withholding_tax",
      tariffs.replace("0601ZHB1N", "0601BEB1N"),
      "row.wrong_canton",
      6,
    ],
    [
      "tariffs without a header",
      "withholding_tax",
      tariffs.split("\r\n").slice(1).join("\r\n"),
      "file.no_header",
      1,
    ],
  ];

  test.each(faulty)("%s", async (_what, kind, text, code, line) => {
    await bring("premiums", premiums);
    await bring("withholding_tax", tariffs);
    const before = await dump();
    const report = await bring(kind, text);
    expect(report.state).toBe("refused");
    expect(report.problems).toContainEqual({ code, line, text: expect.stringMatching(/\p{L}/u) });
    expect(await dump()).toBe(before);
  });

  test("with many invalid lines reports the first fifty", async () => {
    const report = await bring("premiums", premiumFile(premiumLinesOf(["GL"]), 2025));
    expect(report.problems).toHaveLength(50);
    expect(report.problems[49]?.line).toBe(51);
  });
});

describe("regions and insurers", () => {
  test("are imported from their lists", async () => {
    const regions = "PLZ;Ort;Kanton;Region\n4053;Basel;BS;0\n4053;Münchenstein;BL;1\n";
    expect(await bring("premium_regions", regions)).toMatchObject({
      state: "imported",
      rowCount: 2,
    });
    expect(await bring("insurers", "Nummer,Name\n8,CSS\n1113,d'Entremont\n")).toMatchObject({
      rowCount: 2,
    });
  });

  test("are refused if a row is invalid", async () => {
    const regions = await bring("premium_regions", "PLZ,Ort,Kanton,Region\n4053,Basel,BS,9\n");
    expect(regions.problems).toMatchObject([{ line: 2, code: "row.format" }]);
    const insurers = await bring("insurers", "Nummer,Name\n8,CSS\n8,KPT\n");
    expect(insurers.problems).toMatchObject([{ line: 3, code: "row.duplicate" }]);
  });
});

describe("yearly exchange rates", () => {
  const days = {
    "2027-01-05": ["1.1", "6.2", "0.95"],
    "2027-01-04": ["1.09", "6.1", "0.94"],
    "2026-12-31": ["1.08", "6", "0.93"],
  } as const;
  const file = ratesFile(days);

  test("are imported once, and reverted to the byte", async () => {
    const before = await dump();
    const report = await bring("exchange_rates", file);
    expect(report).toMatchObject({ state: "imported", rowCount: 6, leftOutCount: 1 });
    expect(await bring("exchange_rates", file)).toMatchObject({ state: "unchanged" });
    await imports.rollBack(report.importId ?? 0, "test");
    expect(await dump()).toBe(before);
  });

  test("report which of them were corrected", async () => {
    await bring("exchange_rates", file);
    const corrected = ratesFile({ ...days, "2027-01-05": ["1.1", "6.25", "0.95"] });
    const report = await bring("exchange_rates", corrected, { isTrial: true });
    expect(report.difference).toMatchObject({
      ...{ added: 0, removed: 0, changed: 1, same: 5 },
      examples: ["ecb 2027-01-05 EUR BRL"],
    });
  });

  const faulty: [string, string | Buffer, string, number | null][] = [
    ["a missing column", file.replace("BRL", "XXX"), "file.missing_column", 1],
    ["another year", ratesFile({ "2025-01-03": ["1", "6", "0.9"] }), "row.wrong_year", 2],
    ["cut in a line", file.slice(0, -12), "row.format", 4],
    ["cut at the end", file.trimEnd(), "file.truncated", 4],
    ["in Latin-1", Buffer.from(file.replace("JPY", "JPYé"), "latin1"), "file.encoding", 1],
    ["a repeated day", `${file}2027-01-05,1.1,6.2,0.95,170,\n`, "row.duplicate", 5],
    [
      "ten times the size",
      file + file.split("\n").slice(1).join("\n").repeat(9),
      "row.duplicate",
      5,
    ],
    ["a rate that is none", ratesFile({ "2027-01-05": ["1.1", "N/A", "0.9"] }), "row.format", 2],
    ["nothing at all", "", "file.empty", null],
  ];
  test.each(faulty)("from %s are refused and import nothing", async (_what, text, code, line) => {
    await bring("exchange_rates", file);
    const before = await dump();
    const report = await bring("exchange_rates", text);
    expect(report.state).toBe("refused");
    expect(report.problems).toContainEqual({ code, line, text: expect.stringMatching(/\p{L}/u) });
    expect(await dump()).toBe(before);
  });
});
