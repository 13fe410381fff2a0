import { editionOf, type YearParameters } from "./parameters.ts";
import { netSalaryOf, type NetSalaryInput } from "./net-salary.ts";
import { tariffCodeOf, type Household } from "./tariff-code.ts";
import type { WithholdingTable } from "./withholding-tax.ts";

/** Tax status by permit. Settled foreigners pay no tax at source. */
export const permits = ["source", "border", "settled"] as const;
export type Permit = (typeof permits)[number];

/** Maximum saved scenarios per member, so that a list stays readable. */
export const MOST_SCENARIOS = 20;
export const LONGEST_SCENARIO_NAME = 60;
export const MOST_COMPARED = 3;

/**
 * The situation that all calculators start from: household, canton, job, insurance, transport. Amounts in
 * cents.
 */
export type Scenario = Household &
  Omit<NetSalaryInput, "nbuPercent" | "withholding"> & {
    canton: string;
    permit: Permit;
    isSpouseSettled: boolean;
    /** Null if not entered; the parameter's estimate applies. */
    nbuPercent: number | null;
    /** Per month for the whole household; null if not entered. */
    rentCents: number | null;
    premiumCents: number | null;
    transportCents: number | null;
  };

export type ScenarioResult = {
  year: number;
  edition: string;
  grossMonthCents: number;
  netMonthCents: number;
  netYearCents: number;
  /** Per month; null if no tax is withheld. */
  taxMonthCents: number | null;
  /** Tax at source is due but its tariff was unavailable: the net is before tax. */
  isTaxMissing: boolean;
  /** Monthly net after rent, premium and transport; null if one of them is unknown. */
  leftMonthCents: number | null;
};

export type ScenarioChange = {
  year: number;
  edition: string;
  netMonthCents: number;
  /** New monthly net minus the saved one. */
  differenceMonthCents: number;
};

/** Official tariff of a scenario; null if no tax is withheld, and for cross-border commuters. */
export function tariffOfScenario(scenario: Scenario): { canton: string; code: string } | null {
  const isMarried = scenario.civilStatus === "married";
  if (scenario.permit === "border") return null;
  if (scenario.permit === "settled" || (isMarried && scenario.isSpouseSettled)) return null;
  return { canton: scenario.canton, code: tariffCodeOf(scenario) };
}

/**
 * Calculates a scenario with a year's parameters, by the net salary formulas.
 * @param table official tariff; null if no tax is withheld or the tariff is unavailable
 * @returns cents; null if a parameter is missing or the age is not covered
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
 * Differences to a saved result, by year. Years in which only one side includes the tax can't be compared.
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

/** Shared view of a scenario: amounts in hundreds of francs, nothing that identifies the owner. */
export type SharedScenario = Pick<Scenario, "canton" | "civilStatus" | "children"> &
  Pick<ScenarioResult, "year" | "edition" | "isTaxMissing" | "leftMonthCents"> & {
    grossMonthCents: number;
    netMonthCents: number;
  };

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
