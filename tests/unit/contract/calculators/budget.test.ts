import { expect, test } from "vitest";
import {
  budgetOf,
  monthlyDisposableIncome,
  type BudgetItem,
} from "../../../../contract/calculators/budget.ts";
import { wholeNumbers } from "./random.ts";

const item = (name: string, cents: number, every: BudgetItem["every"] = "month"): BudgetItem => ({
  name,
  group: name === "rent" ? "home" : "life",
  cents,
  every,
});

test("budget: adds up months, quarters and years", () => {
  const budget = budgetOf({
    incomeCents: 600_000,
    salaries: 13,
    items: [item("rent", 180_000), item("bills", 15_000, "quarter"), item("tax", 500_000, "year")],
    rentPerMonthCents: 180_000,
  });
  expect(budget.items.map(({ yearCents }) => yearCents)).toEqual([2_160_000, 60_000, 500_000]);
  expect(budget).toMatchObject({
    incomeYearCents: 7_800_000,
    expensesYearCents: 2_720_000,
    remainingYearCents: 5_080_000,
    savingsPercent: 65.13,
    maxDepositCents: 540_000,
    groups: [
      { group: "home", yearCents: 2_160_000, percent: 27.69 },
      { group: "life", yearCents: 560_000, percent: 7.18 },
    ],
  });
});

test("budget: expenses and balance equal the income to the centime", () => {
  const amounts = wholeNumbers(300, 2_000_000, 5);
  for (let at = 0; at + 4 < amounts.length; at += 5) {
    const [incomeCents = 0, ...costs] = amounts.slice(at, at + 5);
    const items = costs.map((cents, place) =>
      item(
        place === 0 ? "rent" : `${place}`,
        cents,
        (["month", "quarter", "year"] as const)[place % 3],
      ),
    );
    const budget = budgetOf({ incomeCents, salaries: 12, items, rentPerMonthCents: 0 });
    expect(budget.expensesYearCents + budget.remainingYearCents).toBe(budget.incomeYearCents);
    const grouped = budget.groups.reduce((sum, { yearCents }) => sum + yearCents, 0);
    expect(grouped).toBe(budget.expensesYearCents);
  }
});

test("budget: has no percentages without income", () => {
  const budget = budgetOf({
    incomeCents: 0,
    salaries: 12,
    items: [item("rent", 1)],
    rentPerMonthCents: 1,
  });
  expect(budget).toMatchObject({ savingsPercent: null, remainingYearCents: -12 });
  expect(budget.groups[0]?.percent).toBeNull();
});

test("budget: balance of a month", () => {
  expect(monthlyDisposableIncome(650_000, 190_000, 40_000)).toEqual({
    leftCents: 420_000,
    rentPercent: 29.23,
  });
  expect(monthlyDisposableIncome(0, 100, 0)).toEqual({ leftCents: -100, rentPercent: null });
});
