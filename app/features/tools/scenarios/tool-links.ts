import type { SavedScenario } from "../../../../contract/api/scenarios-v1.ts";
import { paymentsOf } from "../../../../contract/calculators/net-salary.ts";
import { tariffOfScenario } from "../../../../contract/calculators/scenario.ts";
import { sharedHash } from "../shared-values";
import { toolList, toolPath, type Tool } from "../tool-list";
import { valuesOf } from "./scenario-values";

type Values = Readonly<Record<string, string>>;

const amount = (cents: number | null) => (cents === null ? "" : (cents / 100).toFixed(2));

function valuesFor(name: Tool["name"], saved: SavedScenario): Values {
  const { scenario, result } = saved;
  const { name: _name, wantsNotice: _wants, rent, premium, transport, ...salary } = valuesOf(saved);
  const { canton, civil, spouse, spouseSettled, children, church, permit, age } = salary;
  const taxed = { canton, civil, spouse, spouseSettled, children, church, permit };
  const grossMonth = amount(result.grossMonthCents);
  const extraSalaries = scenario.salaries;
  switch (name) {
    case "netSalary":
      return salary;
    case "withholdingCheck":
      return { ...taxed, gross: grossMonth, yearGross: amount(yearCentsOf(scenario)) };
    case "salaryComparison":
      return {
        canton,
        gross: grossMonth,
        salaries: salary.salaries,
        workload: salary.workload,
      };
    case "mortgage":
      return { income: amount(result.grossMonthCents * extraSalaries), age };
    case "budget":
      return {
        income: amount(result.netMonthCents),
        salaries: salary.salaries,
        ...{ rent, premium, transport },
      };
    case "currency": {
      const left = result.leftMonthCents ?? result.netMonthCents;
      return { amount: left < 0 ? "" : amount(left), from: "CHF" };
    }
  }
}

function yearCentsOf(scenario: SavedScenario["scenario"]): number {
  const { monthCents, extraCents } = paymentsOf(scenario);
  return monthCents * 12 + extraCents;
}

/** Values are after the `#` and reach no server. */
export function toolLinks(saved: SavedScenario): { name: Tool["name"]; to: string }[] {
  const isTaxed = tariffOfScenario(saved.scenario) !== null;
  // With a settlement permit there is no tax at source to check.
  const fitting = toolList.filter(({ name }) => isTaxed || name !== "withholdingCheck");
  return fitting.map((tool) => {
    const filled = Object.entries(valuesFor(tool.name, saved)).filter(([, value]) => value !== "");
    return { name: tool.name, to: toolPath(tool) + sharedHash(Object.fromEntries(filled), {}) };
  });
}
