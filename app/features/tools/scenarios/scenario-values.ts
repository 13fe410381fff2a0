import {
  LARGEST_SALARY_CENTS,
  readCents,
  readCount,
  readPercent,
  type ReadNumber,
} from "../../../../contract/calculators/read-amount.ts";
import { permits, type Scenario } from "../../../../contract/calculators/scenario.ts";
import { MOST_CHILDREN } from "../../../../contract/calculators/tariff-code.ts";
import { netSalaryDefaults } from "../../../../contract/calculators/salary-forms.ts";

const { year: _year, ...salaryDefaults } = netSalaryDefaults;

/** Salary fields have the names of the salary calculator. */
export const scenarioDefaults = {
  name: "",
  ...salaryDefaults,
  rent: "",
  premium: "",
  transport: "",
  wantsNotice: "",
};
export type ScenarioField = keyof typeof scenarioDefaults;
export type ScenarioValues = Readonly<Record<ScenarioField, string>>;

const OLDEST = 100;
const HIGHEST_RATE = 20;

export const numberFields = {
  gross: (typed: string) => readCents(typed, LARGEST_SALARY_CENTS),
  workload: (typed: string) => readPercent(typed),
  age: (typed: string) => readCount(typed, OLDEST),
  children: (typed: string) => readCount(typed, MOST_CHILDREN),
  nbu: (typed: string) => readPercent(typed, HIGHEST_RATE),
  ktg: (typed: string) => readPercent(typed, HIGHEST_RATE),
  pension: (typed: string) => readCents(typed, LARGEST_SALARY_CENTS),
  allowances: (typed: string) => readCents(typed, LARGEST_SALARY_CENTS),
  rent: (typed: string) => readCents(typed, LARGEST_SALARY_CENTS),
  premium: (typed: string) => readCents(typed, LARGEST_SALARY_CENTS),
  transport: (typed: string) => readCents(typed, LARGEST_SALARY_CENTS),
} as const satisfies Partial<Record<ScenarioField, (typed: string) => ReadNumber>>;
export type NumberField = keyof typeof numberFields;

export function scenarioOf(values: ScenarioValues): Scenario {
  const known = (name: NumberField) => {
    const read = numberFields[name](values[name]);
    return read.state === "number" ? read.value : null;
  };
  return {
    canton: values.canton,
    grossCents: known("gross") ?? 0,
    period: values.period === "year" ? "year" : "month",
    salaries: values.salaries === "12" ? 12 : 13,
    workloadPercent: known("workload") ?? 100,
    age: known("age") ?? 0,
    permit: permits.find((each) => each === values.permit) ?? "source",
    civilStatus: values.civil === "married" ? "married" : "single",
    isSpouseWorking: values.spouse === "on",
    isSpouseSettled: values.spouseSettled === "on",
    children: known("children") ?? 0,
    isInChurch: values.church === "on",
    nbuPercent: known("nbu"),
    ktgPercent: known("ktg") ?? 0,
    pensionPerMonthCents: known("pension"),
    allowancesPerMonthCents: known("allowances"),
    rentCents: known("rent"),
    premiumCents: known("premium"),
    transportCents: known("transport"),
  };
}

const amount = (cents: number | null) => (cents === null ? "" : (cents / 100).toFixed(2));
const number = (value: number | null) => (value === null ? "" : `${value}`);
const box = (isTicked: boolean) => (isTicked ? "on" : "");

export function valuesOf(saved: {
  name: string;
  scenario: Scenario;
  wantsNotice: boolean;
}): ScenarioValues {
  const { scenario } = saved;
  return {
    name: saved.name,
    canton: scenario.canton,
    gross: amount(scenario.grossCents),
    period: scenario.period,
    salaries: `${scenario.salaries}`,
    workload: number(scenario.workloadPercent),
    age: number(scenario.age),
    permit: scenario.permit,
    civil: scenario.civilStatus,
    spouse: box(scenario.isSpouseWorking),
    spouseSettled: box(scenario.isSpouseSettled),
    children: number(scenario.children),
    church: box(scenario.isInChurch),
    nbu: number(scenario.nbuPercent),
    ktg: scenario.ktgPercent === 0 ? "" : number(scenario.ktgPercent),
    pension: amount(scenario.pensionPerMonthCents),
    allowances: amount(scenario.allowancesPerMonthCents),
    rent: amount(scenario.rentCents),
    premium: amount(scenario.premiumCents),
    transport: amount(scenario.transportCents),
    wantsNotice: box(saved.wantsNotice),
  };
}
