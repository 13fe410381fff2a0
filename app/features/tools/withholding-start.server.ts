import type { BoundToMember } from "~/guards/guards.server";
import { AppError } from "~/http/app-error";
import { zurichDay } from "~/i18n/format";
import { listCantonChoices } from "~/reference/cantons.server";
import type { WithholdingTaxApi } from "~/service/official-tables-api.server";
import type { ParameterKey } from "../../../contract/calculators/parameters.ts";
import { yearStatusOf, type YearStatus } from "../../../contract/calculators/official-years.ts";
import { wantedTable } from "./net-salary/net-salary-values";
import { loadToolData } from "./tool-data.server";
import type { TableAnswer, WantedTable } from "./withholding-table";

type Bound = Pick<BoundToMember, "cms" | "service">;

/** If a year's tariffs are not published yet, the previous year's are used. */
const YEARS_BACK = 1;

/** The year's tariff or the previous one; its source names the year. */
export async function findWithholdingTable(
  api: Pick<WithholdingTaxApi, "listTables">,
  { canton, code, year }: WantedTable,
): Promise<TableAnswer> {
  for (let tried = year; tried >= year - YEARS_BACK; tried -= 1) {
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

type Values = Parameters<typeof wantedTable>[0] & { year: string };

async function findFirst({ service }: Bound, values: Values, year: number) {
  const table = wantedTable(values);
  if (!table) return null;
  const wanted = { ...table, year };
  return { wanted, answer: await findWithholdingTable(service.withholdingTax, wanted) };
}

/** The service has the official tariffs; editors' rows only hold the rules for their use. */
const withTariffYears = (yearStatuses: readonly YearStatus[], years: number[], now: Date) => [
  yearStatusOf("withholdingTax", years, zurichDay(now)),
  ...yearStatuses.filter(({ set }) => set !== "withholdingTax"),
];

/**
 * @param defaults initial field values
 * @param canton the member's own
 * @throws a 503 while Directus is unavailable
 */
export async function loadWithTariff(
  bound: Bound,
  keys: readonly ParameterKey[],
  defaults: Values,
  canton: string | null,
) {
  const now = new Date();
  const [loaded, cantons, tariffYears] = await Promise.all([
    loadToolData(bound.cms, keys, now),
    listCantonChoices(bound.cms).catch(AppError.throwCmsUnavailable),
    bound.service.withholdingTax.listYears(),
  ]);
  const data = tariffYears.isError
    ? loaded
    : {
        ...loaded,
        yearStatuses: withTariffYears(loaded.yearStatuses, tariffYears.data.years, now),
      };
  const values = { ...defaults, canton: canton ?? defaults.canton };
  return { data, cantons, canton, first: await findFirst(bound, values, data.year) };
}

export async function answerWithTariff<Sent extends Values>(
  bound: Bound,
  keys: readonly ParameterKey[],
  sent: Sent,
) {
  const { years, year } = await loadToolData(bound.cms, keys, new Date());
  const asked = years.find((each) => `${each}` === sent.year) ?? year;
  return { sent, first: await findFirst(bound, sent, asked) };
}
