import { createRemixStub } from "@remix-run/testing";
import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import wages from "../../../../../cms-extensions/seed/data/wages-2024.json";
import { BudgetPage } from "~/features/tools/budget/budget-page";
import { budgetDefaults } from "~/features/tools/budget/budget-values";
import { CurrencyPage } from "~/features/tools/currency/currency-page";
import { currencyDefaults } from "~/features/tools/currency/currency-values";
import { MortgagePage } from "~/features/tools/mortgage/mortgage-page";
import { mortgageDefaults } from "~/features/tools/mortgage/mortgage-values";
import { NetSalaryPage } from "~/features/tools/net-salary/net-salary-page";
import { netSalaryDefaults } from "../../../../../contract/calculators/salary-forms.ts";
import { SalaryComparisonPage } from "~/features/tools/salary-comparison/salary-comparison-page";
import { salaryComparisonDefaults } from "~/features/tools/salary-comparison/salary-comparison-values";
import type { PublishedWages } from "~/features/tools/salary-comparison/wage-table.server";
import { WithholdingCheckPage } from "~/features/tools/withholding-check/withholding-check-page";
import { withholdingCheckDefaults } from "~/features/tools/withholding-check/withholding-check-values";
import { demoSets, smallTable } from "../../../../factories/calculators";

type Values = Record<string, string>;

const data = { sets: demoSets, years: [2026], year: 2026, yearStatuses: [] };
const cantons = [{ code: "ZH", name: "Zurique" }];
const source = { year: 2026, source: "T", publisher: null, sourceUrl: null, reviewedAt: null };
const first = {
  requested: { canton: "ZH", code: "A0N", year: 2026 },
  answer: { state: "known" as const, code: "A0N", table: smallTable, source },
};
const rates = [
  { base: "CHF", quote: "BRL", day: "2026-11-20", rate: 6.5, source: "SNB", sourceUrl: null },
];

const course = { from: "CHF", to: "BRL", days: 30, series: null } as const;

/** Each calculator with the values it needs for a result, rendered as for a form without scripts. */
const calculators: readonly [string, Values, (sent: never) => ReactElement][] = [
  [
    "net salary",
    { ...netSalaryDefaults, year: "2026", gross: "8000" },
    (sent) => <NetSalaryPage {...{ data, cantons, first, sent }} canton={null} estimates={null} />,
  ],
  [
    "withholding check",
    { ...withholdingCheckDefaults, year: "2026", gross: "8000", withheld: "400" },
    (sent) => <WithholdingCheckPage {...{ data, cantons, first, sent }} canton={null} />,
  ],
  [
    "salary comparison",
    { ...salaryComparisonDefaults, gross: "8000" },
    (sent) => (
      <SalaryComparisonPage
        wages={{ table: wages as unknown as PublishedWages["table"], source }}
        {...{ cantons, sent }}
        canton={null}
      />
    ),
  ],
  [
    "mortgage",
    { ...mortgageDefaults, year: "2026", price: "900000", hard: "200000", income: "180000" },
    (sent) => <MortgagePage data={data} sent={sent} />,
  ],
  [
    "budget",
    { ...budgetDefaults, income: "6000", rent: "2000" },
    (sent) => <BudgetPage data={data} sent={sent} />,
  ],
  [
    "currency",
    { ...currencyDefaults, amount: "100", own: "6.2" },
    (sent) => (
      <CurrencyPage
        {...{ rates, sent, course }}
        today="2026-11-21"
        alerts={null}
        alertAnswer={null}
      />
    ),
  ],
];

/** Inputs that people type or paste from a cell: valid numbers here, invalid ones below. */
const read = ["", "0", "1'234.50", "1.234,50", "CHF 90.–", "\t50\n"];
const refused = ["abc", "-1", "1e9", "7’502\t8’100", "99999999999999999"];

const fieldsOf = (page: HTMLElement) =>
  [...(page.querySelector("form")?.querySelectorAll<HTMLInputElement>("input") ?? [])].filter(
    ({ type }) => type !== "checkbox",
  );
const resultOf = (page: HTMLElement) => page.querySelector("output")?.textContent ?? "";

describe.each(calculators)("%s page", (_name, filled, pageOf) => {
  function open(input: Values = {}): HTMLElement {
    const page = pageOf({ ...filled, ...input } as never);
    const Stub = createRemixStub([{ path: "/", Component: () => page }]);
    return render(<Stub />).container;
  }

  /** Fills the same text into every typed field. */
  function openWith(typed: string): HTMLElement {
    const names = fieldsOf(open()).map(({ name }) => name);
    cleanup();
    return open(Object.fromEntries(names.map((name) => [name, typed])));
  }

  test("shows a result for filled-in values", () => {
    expect(resultOf(open())).toMatch(/\d/);
  });

  test.each(read)("with %j in every field never shows an invalid number", (typed) => {
    expect(openWith(typed).textContent).not.toMatch(/NaN|Infinity|undefined|\[object/);
  });

  test.each(refused)("with %j shows an error at each field, and no result", (typed) => {
    const page = openWith(typed);
    for (const field of fieldsOf(page)) {
      expect([field.name, field.getAttribute("aria-invalid")]).toEqual([field.name, "true"]);
      const notes = `${field.getAttribute("aria-describedby")}`.split(" ");
      const words = notes.map((id) => document.getElementById(id)?.textContent ?? "").join("");
      expect(words.length, field.name).toBeGreaterThan(10);
    }
    expect(resultOf(page)).toContain("Corrija os campos marcados");
    expect(page.textContent).not.toMatch(/NaN|Infinity|undefined|\[object/);
  });
});
