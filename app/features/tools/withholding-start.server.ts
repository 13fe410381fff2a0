import type { BoundToMember } from "~/guards/guards.server";
import { AppError } from "~/http/app-error";
import { zurichDay } from "~/i18n/format";
import { listCantonChoices } from "~/reference/cantons.server";
import type { WithholdingTaxApi } from "~/service/official-tables-api.server";
import { netSalaryParameters } from "../../../contract/calculators/net-salary.ts";
import { allParameterKeys, type ParameterKey } from "../../../contract/calculators/parameters.ts";
import { defaultYearOf, yearStatusOf } from "../../../contract/calculators/official-years.ts";
import type { KnownValues } from "./known-values";
import { requestedTable } from "./net-salary/net-salary-values";
import { loadToolData, type ToolData } from "./tool-data.server";
import type { TableAnswer, RequestedTable } from "./withholding-table";

type Bound = Pick<BoundToMember, "cms"> & {
  service: { withholdingTax: Pick<WithholdingTaxApi, "listYears" | "listTables"> };
};

/** If a year's tariffs are not published yet, the previous year's are used. */
const YEARS_BACK = 1;

/**
 * The year's tariff or the previous one; its source names the year.
 * @param heldYears years with tariffs; null if unknown
 */
export async function findWithholdingTable(
  api: Pick<WithholdingTaxApi, "listTables">,
  { canton, code, year }: RequestedTable,
  heldYears: readonly number[] | null = null,
): Promise<TableAnswer> {
  for (let tried = year; tried >= year - YEARS_BACK; tried -= 1) {
    if (heldYears && !heldYears.includes(tried)) continue;
    const result = await api.listTables({ year: tried, code, canton });
    if (result.isError && result.statusCode !== 404) return { state: "away" };
    const [found] = result.isError ? [] : result.data.tables;
    if (!found) continue;
    const { fromCents, rateHundredths, minimumCents, source } = found;
    return {
      state: "known",
      code: found.code,
      table: { fromCents, rateHundredths, minimumCents },
      source: {
        year: source.year,
        source: source.title,
        publisher: source.publisher,
        sourceUrl: source.url,
        reviewedAt: null,
      },
    };
  }
  return { state: "unknown" };
}

type Values = Parameters<typeof requestedTable>[0] & { year: string };

type TariffTool = {
  required: readonly ParameterKey[];
  shown: readonly ParameterKey[];
  /**
   * This year can be chosen even if its tariff is missing. Without that choice, last year's tariff would
   * judge this year's payslips.
   */
  isForPayslips: boolean;
};

const tariffTools = {
  netSalary: { required: netSalaryParameters, shown: allParameterKeys, isForPayslips: false },
  withholdingCheck: {
    required: ["calc.withholding"],
    shown: ["calc.withholding"],
    isForPayslips: true,
  },
} as const satisfies Readonly<Record<string, TariffTool>>;
type TariffToolName = keyof typeof tariffTools;

async function findFirst(
  { service }: Bound,
  values: Values,
  { year, heldYears }: { year: number; heldYears: readonly number[] | null },
) {
  const table = requestedTable(values);
  if (!table) return null;
  const requested = { ...table, year };
  return {
    requested,
    answer: await findWithholdingTable(service.withholdingTax, requested, heldYears),
  };
}

/**
 * The service has the tariffs; editors' rows only hold the rules for their use. These rules apply until
 * newer ones are published, so a tariff can be chosen without rules of its own year.
 */
async function loadData(
  bound: Bound,
  name: TariffToolName,
  now: Date,
): Promise<{ data: ToolData; heldYears: readonly number[] | null }> {
  const { required, shown, isForPayslips }: TariffTool = tariffTools[name];
  const [loaded, tariffYears] = await Promise.all([
    loadToolData(bound.cms, required, now, shown),
    bound.service.withholdingTax.listYears(),
  ]);
  const today = zurichDay(now);
  const held = tariffYears.isError ? [] : tariffYears.data.years;
  const added = isForPayslips ? [...held, Number(today.slice(0, 4))] : held;
  const firstWithRules = Math.min(...loaded.years);
  const years = [...new Set([...loaded.years, ...added])]
    .filter((year) => year >= firstWithRules)
    .toSorted((one, other) => other - one);
  const others = loaded.yearStatuses.filter(({ set }) => set !== "withholdingTax");
  const data = {
    ...loaded,
    years,
    year: defaultYearOf(null, years, today) ?? loaded.year,
    yearStatuses: tariffYears.isError
      ? others
      : [yearStatusOf("withholdingTax", held, today), ...others],
  };
  return { data, heldYears: tariffYears.isError ? null : held };
}

/**
 * @param defaults initial field values
 * @param known what the member told the portal
 * @throws a 503 while Directus is unavailable
 */
export async function loadWithTariff(
  bound: Bound,
  name: TariffToolName,
  { defaults, known: findingKnown }: { defaults: Values; known: Promise<KnownValues> },
  now = new Date(),
) {
  const [{ data, heldYears }, cantons, known] = await Promise.all([
    loadData(bound, name, now),
    listCantonChoices(bound.cms).catch(AppError.throwCmsUnavailable),
    findingKnown,
  ]);
  const values = { ...defaults, ...known };
  const first = await findFirst(bound, values, { year: data.year, heldYears });
  return { data, cantons, known, first };
}

export async function answerWithTariff<Sent extends Values>(
  bound: Bound,
  name: TariffToolName,
  sent: Sent,
  now = new Date(),
) {
  const { data, heldYears } = await loadData(bound, name, now);
  const year = data.years.find((each) => `${each}` === sent.year) ?? data.year;
  return { sent, first: await findFirst(bound, sent, { year, heldYears }) };
}
