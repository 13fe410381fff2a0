import {
  budgetRhythms,
  type BudgetInput,
  type BudgetRhythm,
} from "../../../../contract/calculators/budget.ts";
import type { ParameterValue } from "../../../../contract/calculators/parameters.ts";
import { createValueReader, type ReadValues } from "../value-reader";

export const rhythms = [
  "month",
  "quarter",
  "year",
] as const satisfies readonly (keyof typeof budgetRhythms)[];

export const budgetItems = [
  { name: "rent", group: "home", every: "month" },
  { name: "energy", group: "home", every: "month" },
  { name: "insurance", group: "home", every: "year" },
  { name: "premium", group: "health", every: "month" },
  { name: "healthCosts", group: "health", every: "year" },
  { name: "taxReserve", group: "taxes", every: "month" },
  { name: "food", group: "life", every: "month" },
  { name: "transport", group: "life", every: "month" },
  { name: "childcare", group: "life", every: "month" },
  { name: "leisure", group: "life", every: "month" },
  { name: "brazil", group: "saving", every: "month" },
  { name: "pillar3a", group: "saving", every: "year" },
] as const;
export const budgetGroups = ["home", "health", "taxes", "life", "saving"] as const;

export type BudgetItemName = (typeof budgetItems)[number]["name"];
export type BudgetField = "income" | "salaries" | BudgetItemName | `${BudgetItemName}Every`;
export type BudgetValues = Readonly<Record<BudgetField, string>>;

const everyField = (name: BudgetItemName): `${BudgetItemName}Every` => `${name}Every`;

export const budgetDefaults = Object.fromEntries<string>([
  ["income", ""],
  ["salaries", "12"],
  ...budgetItems.flatMap(({ name, every }): [string, string][] => [
    [name, ""],
    [everyField(name), every],
  ]),
]) as Record<BudgetField, string>;

/** In round numbers, without the premium, whose average is published. */
export const budgetExample = {
  income: "5500",
  rent: "1700",
  taxReserve: "450",
  energy: "130",
  food: "600",
  transport: "150",
  leisure: "300",
};

/** Average premium of a household per month. */
export const householdPremium = (
  { adults, children }: { adults: number; children: number },
  { adultChf, childChf }: ParameterValue<"calc.health-premium">,
): string => (adults * adultChf + children * childChf).toFixed(2);

export function readBudget(values: BudgetValues): ReadValues<BudgetField, BudgetInput> {
  const reader = createValueReader(values);
  const items = budgetItems.map(({ name, group, every }) => ({
    name,
    group,
    cents: reader.cents(name, 0),
    every: rhythms.find((each) => each === values[everyField(name)]) ?? every,
  }));
  const rent = items.find(({ name }) => name === "rent");
  return reader.done({
    incomeCents: reader.cents("income", null),
    salaries: reader.choice("salaries", ["12", "13"]) === "13" ? 13 : 12,
    items,
    rentPerMonthCents: rent ? perMonth(rent) : 0,
  });
}

function perMonth({ cents, every }: { cents: number; every: BudgetRhythm }): number {
  return Math.round((cents * budgetRhythms[every]) / 12);
}
