import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { roleIds } from "../../../../../contract/account/roles.ts";
import { withholdingTaxCents } from "../../../../../contract/calculators/withholding-tax.ts";
import type {
  WithholdingRates,
  WithholdingTables,
} from "../../../../../contract/api/official-tables-v1.ts";
import { seedInto } from "../../../../../bff/seed-official-tables.ts";
import { createWithholdingTax } from "../../../../../bff/modules/switzerland/official-tables/withholding/withholding-tax.service.ts";
import { listInForce } from "../../../../../bff/modules/switzerland/official-tables/imports/official-imports.repository.ts";
import { listTables } from "../../../../../bff/modules/switzerland/official-tables/withholding/withholding-tariffs.repository.ts";
import type { StoredTable } from "../../../../../bff/modules/switzerland/official-tables/withholding/withholding-tariffs.repository.ts";
import { bearer, startTestService } from "../../service.ts";
import type { TestService } from "../../service.ts";
import { readOfficialTariffs, recompute } from "./official-rows.ts";

let service: TestService;
let token: string;

beforeAll(async () => {
  service = await startTestService();
  await seedInto(service.database.db, ["withholding_tax"]);
  const member = await service.createMember();
  token = (await service.login(member.email)).accessToken;
});
afterAll(() => service.close());

async function ask(path: string, as: string = token) {
  const answer = await service.app.inject({
    url: `/api/withholding-tax/v1/${path}`,
    headers: bearer(as),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const percentAt = async (canton: string, incomeChf: number) => {
  const { body } = await ask(`rates?year=2026&code=A0N&incomeCents=${incomeChf * 100}`);
  const { rates } = body as WithholdingRates;
  return (rates.find((rate) => rate.canton === canton)?.rateHundredths ?? 0) / 100;
};

describe("official withholding tax tables", () => {
  test("match independently read values", async () => {
    expect(await percentAt("GE", 10_000)).toBe(15.56);
    expect(await percentAt("ZH", 5_000)).toBe(5.52);
    expect(await percentAt("ZH", 7_000)).toBe(7.75);
    expect(await percentAt("ZH", 10_000)).toBe(10.59);
  });

  test("return all cantons at once, each with its source", async () => {
    const { body } = await ask("rates?year=2026&code=A0N&incomeCents=800000");
    const { rates } = body as WithholdingRates;
    expect(rates).toHaveLength(26);
    for (const { source } of rates) {
      expect(source).toMatchObject({ year: 2026, publisher: expect.stringContaining("ESTV") });
    }
  });

  test("are given to the app itself for the example that guests see, and to no member", async () => {
    const url = "/api/withholding-tax/v1/example-rates?year=2026&code=A0N&incomeCents=650000";
    const asApp = { "x-portal-internal": service.keys.internal };
    const answer = await service.app.inject({ url, headers: asApp });
    expect(answer.json<WithholdingRates>().rates).toHaveLength(26);
    for (const headers of [{}, bearer(token), { "x-portal-internal": "x" }])
      expect((await service.app.inject({ url, headers })).statusCode).toBe(401);
  });

  test("count what a canton adds to the income, such as family allowances", async () => {
    const taxOf = async (query: string, of: string) => {
      const { body } = await ask(`rates?year=2026&code=B2N&${query}`);
      return (body as WithholdingRates).rates.find(({ canton }) => canton === of)?.taxCents;
    };
    const added = "incomeCents=500000&added=VS:65400,ZH:43000";
    expect(await taxOf(added, "ZH")).toBe(3_530);
    expect(await taxOf(added, "VS")).toBe(await taxOf("incomeCents=565400", "VS"));
    expect(await taxOf(added, "BE")).toBe(await taxOf("incomeCents=500000", "BE"));
    expect((await ask("rates?year=2026&code=B2N&incomeCents=1&added=VS")).status).toBe(400);
  });

  test("use the church letter that the canton knows", async () => {
    const { body } = await ask("tables?year=2026&code=B2N");
    const { tables } = body as WithholdingTables;
    expect(tables.find(({ canton }) => canton === "JU")?.code).toBe("B2Y");
    expect(tables.filter(({ code }) => code === "B2N")).toHaveLength(25);
    const geneva = await ask("tables?year=2026&code=B2Y&canton=GE");
    expect(geneva.body.tables).toMatchObject([{ canton: "GE", code: "B2N" }]);
  });

  test("list the tariffs of a canton and the available years", async () => {
    const { body } = await ask("tariffs?year=2026&canton=TI");
    expect(body.codes).toHaveLength(118);
    expect(body.codes).toContain("R0N");
    expect((await ask("years")).body).toEqual({ years: [2026] });
  });

  test("are refused to free members, and end with their year", async () => {
    const free = await service.createMember({ roleId: roleIds.member });
    const { accessToken } = await service.login(free.email);
    const path = "rates?year=2026&code=A0N&incomeCents=800000";
    expect((await ask(path, accessToken)).status).toBe(403);
    expect((await ask(path, "nobody")).status).toBe(401);
    expect((await ask(path.replace("2026", "2027"))).status).toBe(404);
    expect((await ask(path.replace("A0N", "A0X"))).status).toBe(400);
  });
});

describe("two thousand cases recomputed from the rows", () => {
  const CASES = 2_000;
  const official = readOfficialTariffs();

  async function listStored(): Promise<Map<string, StoredTable>> {
    const { db } = service.database;
    const inForce = await listInForce(db, "withholding_tax", 2026);
    const codes = new Set([...official.keys()].map((key) => key.slice(3)));
    const stored = await listTables(
      db,
      inForce.map(({ id }) => id),
      [...codes],
    );
    return new Map(stored.map((table) => [`${table.canton} ${table.code}`, table]));
  }

  /** Incomes of all sizes, many of them at the limits of a band. */
  function* cases() {
    const keys = [...official.keys()];
    for (let count = 0; count < CASES; count++) {
      const key = keys[Math.floor(Math.random() * keys.length)] ?? "";
      const rows = official.get(key) ?? [];
      const edge = Number(rows[Math.floor(Math.random() * rows.length)]?.from ?? 0n);
      const near = Math.max(0, edge + Math.floor(Math.random() * 3) - 1);
      const anywhere = Math.floor(Math.random() * 10 ** (4 + Math.random() * 4));
      yield { key, rows, incomeCents: count % 2 === 0 ? near : anywhere };
    }
  }

  const listDifferences = (stored: Map<string, StoredTable>) =>
    [...cases()].filter(({ key, rows, incomeCents }) => {
      const table = stored.get(key);
      return !table || withholdingTaxCents(table, incomeCents) !== recompute(rows, incomeCents);
    });

  test("match to the centime, and every row is present", async () => {
    const stored = await listStored();
    expect(stored.size).toBe(official.size);
    expect(listDifferences(stored)).toEqual([]);
    for (const [key, rows] of official) {
      expect(stored.get(key)?.rateHundredths, key).toEqual(rows.map(({ rate }) => Number(rate)));
    }
  });

  test("detect a planted row", async () => {
    await service.database.pool.query(
      "update withholding_tariffs set rate_hundredths[100] = rate_hundredths[100] + 1 where code = 'A0N' and canton = 'ZH'",
    );
    const [table] = await createWithholdingTax({ db: service.database.db }).listTables(
      ...([2026, "A0N", "ZH"] as const),
    );
    const rows = official.get("ZH A0N") ?? [];
    const wrong = rows.filter((_, at) => table?.rateHundredths[at] !== Number(rows[at]?.rate));
    expect(wrong).toHaveLength(1);
    const incomeCents = Number(wrong[0]?.from) + 2_400;
    expect(table && withholdingTaxCents(table, incomeCents)).not.toBe(recompute(rows, incomeCents));
  });
});
