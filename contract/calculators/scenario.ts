import { editionOf, type YearParameters } from "./parameters-of-year.ts";
import { netSalaryOf, type NetSalaryInput } from "./net-salary.ts";
import { tariffCodeOf, type Household } from "./tariff-code.ts";
import type { WithholdingTable } from "./withholding-tax.ts";

/** As the tax at source asks: who is settled is not taxed so. */
export const permits = ["source", "border", "settled"] as const;
export type Permit = (typeof permits)[number];

/** A member keeps as many as can be told apart in a list. */
export const MOST_SCENARIOS = 20;
export const LONGEST_SCENARIO_NAME = 60;
/** Side by side on a page. */
export const MOST_COMPARED = 3;

/** One life that all calculators begin with: household, canton, job, insurance, transport. Amounts in cents. */
export type Scenario = Household &
  Omit<NetSalaryInput, "nbuPercent" | "withholding"> & {
    canton: string;
    permit: Permit;
    isSpouseSettled: boolean;
    /** Null where nobody said: the parameter's estimate counts. */
    nbuPercent: number | null;
    /** A month, of the whole household; null where nobody said. */
    rentCents: number | null;
    premiumCents: number | null;
    transportCents: number | null;
  };

/** What a scenario comes to in one year. */
export type ScenarioResult = {
  year: number;
  /** Edition of the parameters. */
  edition: string;
  grossMonthCents: number;
  netMonthCents: number;
  netYearCents: number;
  /** Of a month; null where nothing is withheld. */
  taxMonthCents: number | null;
  /** There is a tax at source, and no tariff was at hand: the net is before it. */
  isTaxMissing: boolean;
  /** Of a month's net after rent, premium and transport; null while one of them is unknown. */
  leftMonthCents: number | null;
};

/** What other parameters make of a saved result. */
export type ScenarioChange = {
  year: number;
  edition: string;
  netMonthCents: number;
  /** Net a month then less net a month as saved. */
  differenceMonthCents: number;
};

/** The official tariff that a scenario is taxed by; null where nothing is withheld, and for cross-border commuters. */
export function tariffOfScenario(scenario: Scenario): { canton: string; code: string } | null {
  const isMarried = scenario.civilStatus === "married";
  if (scenario.permit === "border") return null;
  if (scenario.permit === "settled" || (isMarried && scenario.isSpouseSettled)) return null;
  return { canton: scenario.canton, code: tariffCodeOf(scenario) };
}

/**
 * A scenario worked out with the parameters of a year, by the formulas of the net salary.
 * @param table the official tariff; null where nothing is withheld or none is at hand
 * @returns cents; null where a parameter is missing or the law's general case does not cover the age
 */
export function runScenario(
  scenario: Scenario,
  parameters: YearParameters,
  table: WithholdingTable | null,
): ScenarioResult | null {
  const { sets, year } = parameters;
  const isAnnual =
    sets["calc.withholding"]?.value.annualModelCantons.includes(scenario.canton) ?? false;
  const nbuPercent = scenario.nbuPercent ?? sets["calc.nbu"]?.value.estimatePercent ?? 0;
  const withholding = table && { table, isAnnual };
  const net = netSalaryOf({ ...scenario, nbuPercent, withholding }, parameters);
  if (!net) return null;
  const { rentCents, premiumCents, transportCents } = scenario;
  const isSpendingKnown = rentCents !== null && premiumCents !== null && transportCents !== null;
  return {
    year,
    edition: editionOf(parameters),
    grossMonthCents: net.month.grossCents,
    netMonthCents: net.month.netCents,
    netYearCents: net.year.netCents,
    taxMonthCents: net.explained.withheld?.monthCents ?? null,
    isTaxMissing:
      table === null && (scenario.permit === "border" || tariffOfScenario(scenario) !== null),
    leftMonthCents: isSpendingKnown
      ? net.month.netCents - rentCents - premiumCents - transportCents
      : null,
  };
}

/**
 * What differs from a saved result, year by year. A year in which the tax is missing on one side alone can't be
 * compared.
 */
export function changesOf(
  saved: ScenarioResult,
  reruns: readonly ScenarioResult[],
): ScenarioChange[] {
  return reruns.flatMap((rerun) => {
    const differenceMonthCents = rerun.netMonthCents - saved.netMonthCents;
    if (differenceMonthCents === 0 || rerun.isTaxMissing !== saved.isTaxMissing) return [];
    const { year, edition, netMonthCents } = rerun;
    return [{ year, edition, netMonthCents, differenceMonthCents }];
  });
}

const ROUNDED_TO_CENTS = 10_000;
const rounded = (cents: number) => Math.round(cents / ROUNDED_TO_CENTS) * ROUNDED_TO_CENTS;

/** What others are shown of a scenario: whole hundreds of francs, and nothing that says whose it is. */
export type SharedScenario = Pick<Scenario, "canton" | "civilStatus" | "children"> &
  Pick<ScenarioResult, "year" | "edition" | "isTaxMissing" | "leftMonthCents"> & {
    grossMonthCents: number;
    netMonthCents: number;
  };

/** A scenario as its link shows it. */
export function sharedScenario(scenario: Scenario, result: ScenarioResult): SharedScenario {
  const { canton, civilStatus, children } = scenario;
  const { year, edition, isTaxMissing, leftMonthCents } = result;
  return {
    canton,
    civilStatus,
    children,
    year,
    edition,
    isTaxMissing,
    grossMonthCents: rounded(result.grossMonthCents),
    netMonthCents: rounded(result.netMonthCents),
    leftMonthCents: leftMonthCents === null ? null : rounded(leftMonthCents),
  };
}
