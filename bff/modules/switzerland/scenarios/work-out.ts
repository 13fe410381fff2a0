import { netSalaryParameters } from "../../../../contract/calculators/net-salary.ts";
import { listYears, parametersOf } from "../../../../contract/calculators/parameters.ts";
import {
  changesOf,
  runScenario,
  tariffOfScenario,
  type Scenario,
  type ScenarioChange,
  type ScenarioResult,
} from "../../../../contract/calculators/scenario.ts";
import type { WithholdingTable } from "../../../../contract/calculators/withholding-tax.ts";
import type { CmsParameters } from "../../../cms/cms-parameters.ts";
import { ServiceError } from "../../../errors.ts";
import type { WithholdingTaxService } from "../official-tables/withholding/withholding-tax.service.ts";
import { zurichDayOf } from "../../../zurich-day.ts";

/** Before a year's tariffs are published, the previous year's apply, as on the pages. */
const YEARS_BACK = 1;

export type Calculation = {
  /**
   * Result with this year's parameters. Null if the law's general case does not apply, or a parameter is
   * missing.
   */
  now(scenario: Scenario): Promise<ScenarioResult | null>;
  changes(scenario: Scenario, saved: ScenarioResult): Promise<ScenarioChange[]>;
};

export type StartCalculation = () => Promise<Calculation>;

export type CalculationDeps = {
  cmsParameters: CmsParameters;
  withholdingTax: Pick<WithholdingTaxService, "listTables">;
  now: () => Date;
};

export function createCalculation(deps: CalculationDeps): StartCalculation {
  const { cmsParameters, withholdingTax, now } = deps;

  return async () => {
    const sets = await cmsParameters.list();
    const thisYear = Number(zurichDayOf(now()).slice(0, 4));
    const laterYears = listYears(netSalaryParameters, sets).filter((year) => year > thisYear);
    const years = [thisYear, ...laterYears.sort((one, other) => one - other)];
    const tables = new Map<string, Promise<WithholdingTable | null>>();

    async function readTable(canton: string, code: string, year: number) {
      for (let tried = year; tried >= year - YEARS_BACK; tried -= 1) {
        const [found] = await withholdingTax
          .listTables(tried, code, canton)
          .catch((error: unknown) => {
            if (error instanceof ServiceError && error.code === "not_found") return [];
            throw error;
          });
        if (found) return found;
      }
      return null;
    }

    function findTable(scenario: Scenario, year: number): Promise<WithholdingTable | null> {
      const tariff = tariffOfScenario(scenario);
      if (!tariff) return Promise.resolve(null);
      const key = `${tariff.canton}:${tariff.code}:${year}`;
      const known = tables.get(key) ?? readTable(tariff.canton, tariff.code, year);
      tables.set(key, known);
      return known;
    }

    const inYear = async (scenario: Scenario, year: number) =>
      runScenario(scenario, parametersOf(year, sets), await findTable(scenario, year));

    return {
      now: (scenario) => inYear(scenario, thisYear),
      async changes(scenario, saved) {
        const reruns = await Promise.all(years.map((year) => inYear(scenario, year)));
        return changesOf(
          saved,
          reruns.filter((rerun) => rerun !== null),
        );
      },
    };
  };
}
