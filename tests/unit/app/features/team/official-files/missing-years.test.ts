import { beforeEach, describe, expect, test } from "vitest";
import { findMissingYears } from "~/features/team/official-files/official-files.server";
import type { OfficialRun } from "../../../../../../contract/api/official-tables-v1.ts";
import { WAGE_TABLE_KEY } from "../../../../../../contract/calculators/wage-table.ts";
import { demoSets } from "../../../../../factories/calculators";
import { makeDataset } from "../../../../../factories/content";
import { makeCms } from "../../../../../mocks/cms";
import { directus, mockNetwork } from "../../../../../mocks/network";

mockNetwork();

const run = (kind: OfficialRun["kind"], year: number, isInForce = true): OfficialRun => ({
  ...{ id: year, kind, year, isInForce, scope: "CH", state: "imported", fileName: "f.csv" },
  ...{ rowCount: 1, importedAt: "2026-11-01T10:00:00Z", rolledBackAt: null, isOwn: false },
});
const runs = [run("premiums", 2026), run("withholding_tax", 2026)];

async function missing(day: string, of: readonly OfficialRun[] | null = runs) {
  const found = await findMissingYears(makeCms().forTier("paying"), of, day);
  return found && found.map(({ set, missing: { year, state } }) => `${set} ${year} ${state}`);
}

beforeEach(() => {
  for (const { key, year, value } of demoSets)
    directus.state.database.parameter_sets.push(makeDataset({ key, year, value }));
  directus.state.database.parameter_sets.push(makeDataset({ key: WAGE_TABLE_KEY, year: 2024 }));
});

describe("missing years of official files", () => {
  test("are reported in November if the office has published them", async () => {
    expect(await missing("2026-11-28")).toEqual(["premiums 2027 missing"]);
    expect(await missing("2026-11-28", [...runs, run("premiums", 2027)])).toEqual([]);
  });

  test("ignore an import that was reverted", async () => {
    const back = [...runs, run("premiums", 2027, false)];
    expect(await missing("2026-11-28", back)).toEqual(["premiums 2027 missing"]);
  });

  test.each(["2027-01-01", "2027-02-28"])(
    "on %s are reported for the year that has begun",
    async (day) => {
      expect(await missing(day)).toEqual([
        "premiums 2027 missing",
        "withholdingTax 2027 overdue",
        "socialInsurance 2027 overdue",
        "familyAllowances 2027 overdue",
        "healthCosts 2027 overdue",
      ]);
    },
  );

  test("include a set without any year", async () => {
    expect(await missing("2026-11-28", [run("premiums", 2027)])).toEqual([
      "premiums 2026 overdue",
      "withholdingTax 2026 overdue",
    ]);
    const { database } = directus.state;
    database.parameter_sets = database.parameter_sets.filter(({ key }) => key !== WAGE_TABLE_KEY);
    expect(await missing("2026-11-28")).toEqual(["premiums 2027 missing", "salaries 2026 overdue"]);
  });

  test("are null while the service is unavailable", async () => {
    expect(await missing("2026-11-28", null)).toBeNull();
  });
});
