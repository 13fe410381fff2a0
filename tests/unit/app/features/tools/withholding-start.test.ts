import { beforeEach, describe, expect, test } from "vitest";
import type { KnownValues } from "~/features/tools/known-values";
import { answerWithTariff, loadWithTariff } from "~/features/tools/withholding-start.server";
import { withholdingCheckDefaults } from "~/features/tools/withholding-check/withholding-check-values";
import { netSalaryDefaults } from "../../../../../contract/calculators/salary-forms.ts";
import { demoSets, smallTable } from "../../../../factories/calculators";
import { makeDataset } from "../../../../factories/content";
import { makeCms } from "../../../../mocks/cms";
import { directus, mockNetwork } from "../../../../mocks/network";

mockNetwork();

const [NOVEMBER, NEW_YEAR] = ["2026-11-28", "2027-01-01"] as const;
const noon = (day: string) => new Date(`${day}T11:00:00Z`);

const failed = (statusCode: number) => ({
  isError: true as const,
  statusCode,
  message: "",
  code: null,
  retryAfterSeconds: null,
  fields: {},
  detail: {},
});
const succeeded = <T>(data: T) => ({ isError: false as const, statusCode: 200, data });

/** A service with tariffs of these years; null while it is unavailable. */
function boundTo(tariffYears: readonly number[] | null) {
  const source = (year: number) => ({
    year,
    publisher: "ESTV",
    title: `Quellensteuertarife ${year}`,
    url: "https://www.estv.admin.ch/",
    publishedOn: null,
    importedAt: noon(NOVEMBER).toISOString(),
  });
  const withholdingTax = {
    listYears: async () => (tariffYears ? succeeded({ years: [...tariffYears] }) : failed(503)),
    listTables: async ({ year, code }: { year: number; code: string }) => {
      if (!tariffYears) return failed(503);
      if (!tariffYears.includes(year)) return failed(404);
      const table = {
        fromCents: [...smallTable.fromCents],
        rateHundredths: [...smallTable.rateHundredths],
        minimumCents: [...smallTable.minimumCents],
      };
      return succeeded({ tables: [{ canton: "ZH", code, source: source(year), ...table }] });
    },
  };
  return { cms: makeCms().forTier("paying"), service: { withholdingTax } };
}

const startOf = (tariffYears: readonly number[] | null, day: string, known: KnownValues = {}) =>
  loadWithTariff(
    boundTo(tariffYears),
    "withholdingCheck",
    { defaults: withholdingCheckDefaults, known: Promise.resolve(known) },
    noon(day),
  );

/** Years to choose from, the preselected one, the year of its tariff, and what the notice says. */
async function check(tariffYears: readonly number[] | null, day: string) {
  const { data, first } = await startOf(tariffYears, day);
  const answer = first?.answer;
  return {
    years: data.years,
    year: data.year,
    tariff: answer?.state === "known" ? answer.source.year : answer?.state,
    notice: data.yearStatuses.map(({ set, current }) => `${set} ${current.year} ${current.state}`),
  };
}

// The editors' rows of the calculators are all of 2026.
beforeEach(() => {
  for (const { key, year, value } of demoSets.filter((set) => set.year === 2026))
    directus.state.database.parameter_sets.push(makeDataset({ key, year, value }));
});

describe("years of the withholding check", () => {
  test("an imported tariff can be chosen with the last rules", async () => {
    expect(await check([2027, 2026], NOVEMBER)).toEqual({
      years: [2027, 2026],
      year: 2026,
      tariff: 2026,
      notice: ["withholdingTax 2026 held"],
    });
    expect(await check([2027, 2026], NEW_YEAR)).toEqual({
      years: [2027, 2026],
      year: 2027,
      tariff: 2027,
      notice: ["withholdingTax 2027 held"],
    });
  });

  test("the new year is preselected without its tariff, which is reported as overdue", async () => {
    expect(await check([2026], NEW_YEAR)).toEqual({
      years: [2027, 2026],
      year: 2027,
      tariff: 2026,
      notice: ["withholdingTax 2027 overdue"],
    });
  });

  test("a tariff from before the first rules can't be chosen", async () => {
    expect((await check([2026, 2025], NOVEMBER)).years).toEqual([2026]);
  });

  test("nothing is reported about the tariffs while the service is unavailable", async () => {
    expect(await check(null, NOVEMBER)).toEqual({
      years: [2026],
      year: 2026,
      tariff: "away",
      notice: [],
    });
  });

  test("a form without scripts gets the year that it sent", async () => {
    const sent = { ...withholdingCheckDefaults, year: "2026" };
    const { first } = await answerWithTariff(
      boundTo([2027, 2026]),
      "withholdingCheck",
      sent,
      noon(NEW_YEAR),
    );
    expect(first?.requested.year).toBe(2026);
  });
});

test("withholding check: starts with the tariff of the member's household", async () => {
  const known = { canton: "GE", civil: "married", children: "1" };
  const { first } = await startOf([2026], NOVEMBER, known);
  expect(first?.requested).toEqual({ canton: "GE", code: "B1N", year: 2026 });
});

test("withholding check: requests no tariff of a year that the service lacks", async () => {
  const bound = boundTo([2026]);
  const years: number[] = [];
  const { listTables } = bound.service.withholdingTax;
  bound.service.withholdingTax.listTables = async (query) => {
    years.push(query.year);
    return listTables(query);
  };
  const start = { defaults: withholdingCheckDefaults, known: Promise.resolve({}) };
  await loadWithTariff(bound, "withholdingCheck", start, noon(NEW_YEAR));
  expect(years).toEqual([2026]);
});

test("net salary: stays on the last year with rules or a tariff", async () => {
  const { data } = await loadWithTariff(
    boundTo([2026]),
    "netSalary",
    { defaults: netSalaryDefaults, known: Promise.resolve({}) },
    noon(NEW_YEAR),
  );
  expect([data.years, data.year]).toEqual([[2026], 2026]);
});
