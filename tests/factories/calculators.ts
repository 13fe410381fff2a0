import { calculatorParameters } from "../../cms-extensions/seed/content/calculator-parameters.ts";
import type { NetSalaryInput } from "../../contract/calculators/net-salary.ts";
import {
  parametersOf,
  usableSets,
  type ParameterSet,
  type YearParameters,
} from "../../contract/calculators/parameters.ts";
import type { WithholdingTable } from "../../contract/calculators/withholding-tax.ts";

export const demoSets: readonly ParameterSet[] = usableSets(
  calculatorParameters.map((each) => ({ ...each, version: 1 })),
);

export const parameters2026: YearParameters = parametersOf(2026, demoSets);

/** A tariff with three bands, without tax below CHF 1’000. */
export const smallTable: WithholdingTable = {
  fromCents: [100_000, 500_000, 1_000_000],
  rateHundredths: [100, 550, 1_060],
  minimumCents: [0, 0, 0],
};

/** CHF 8’000 in thirteen salaries, age 38, without children or tax at source. */
export function makeNetSalaryInput(input: Partial<NetSalaryInput> = {}): NetSalaryInput {
  return {
    canton: null,
    grossCents: 800_000,
    period: "month",
    salaries: 13,
    workloadPercent: 100,
    age: 38,
    children: 0,
    nbuPercent: 1,
    ktgPercent: 0,
    pensionPerMonthCents: null,
    allowancesPerMonthCents: null,
    withholding: null,
    ...input,
  };
}
