import { createRemixStub } from "@remix-run/testing";
import { cleanup, fireEvent, render } from "@testing-library/react";
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
import { UnemploymentPage } from "~/features/tools/unemployment/unemployment-page";
import { unemploymentDefaults } from "~/features/tools/unemployment/unemployment-values";
import { WithholdingCheckPage } from "~/features/tools/withholding-check/withholding-check-page";
import { withholdingCheckDefaults } from "~/features/tools/withholding-check/withholding-check-values";
import { demoSets, smallTable } from "../../../../factories/calculators";

type Values = Record<string, string>;

const today = "2026-11-21";
const data = { sets: demoSets, years: [2026], year: 2026, yearStatuses: [], today };
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
    (sent) => <NetSalaryPage {...{ data, cantons, first, sent }} known={{}} estimates={null} />,
  ],
  [
    "withholding check",
    { ...withholdingCheckDefaults, year: "2026", gross: "8000", withheld: "400" },
    (sent) => <WithholdingCheckPage {...{ data, cantons, first, sent }} known={{}} />,
  ],
  [
    "salary comparison",
    { ...salaryComparisonDefaults, gross: "8000" },
    (sent) => (
      <SalaryComparisonPage
        wages={{ table: wages as unknown as PublishedWages["table"], source }}
        {...{ cantons, today, sent }}
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
    (sent) => <BudgetPage data={data} family={[]} sent={sent} />,
  ],
  [
    "unemployment",
    { ...unemploymentDefaults, gross: "8000", age: "40" },
    (sent) => (
      <UnemploymentPage
        data={data}
        household={{ hasChildren: false, hasJobEnd: false }}
        sent={sent}
      />
    ),
  ],
  [
    "currency",
    { ...currencyDefaults, amount: "100", own: "6.2" },
    (sent) => <CurrencyPage {...{ rates, today, sent, course }} alerts={null} alertAnswer={null} />,
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
const formOf = (page: HTMLElement) => page.querySelector("form")?.textContent ?? "";

describe.each(calculators)("%s page", (_name, filled, pageOf) => {
  function openSent(sent: Values | null): HTMLElement {
    const page = pageOf(sent as never);
    const Stub = createRemixStub([{ path: "/", Component: () => page }]);
    return render(<Stub />).container;
  }
  const open = (input: Values = {}) => openSent({ ...filled, ...input });

  /** Fills the same text into every typed field. */
  function openWith(typed: string): HTMLElement {
    const names = fieldsOf(open()).map(({ name }) => name);
    cleanup();
    return open(Object.fromEntries(names.map((name) => [name, typed])));
  }

  test("shows a result for filled-in values, which are no example", () => {
    const page = open();
    expect(resultOf(page)).toMatch(/\d/);
    expect(resultOf(page) + formOf(page)).not.toContain("Exemplo");
  });

  test("opens with the result of an example, and says so until a value is typed", () => {
    const page = openSent(null);
    expect(resultOf(page)).toMatch(/^Exemplo · .*\d/);
    expect(formOf(page)).toMatch(/^Exemplo[:,] .*[Tt]roque/);
    const [amount] = fieldsOf(page);
    if (!amount) throw new Error("the form has no amount");
    fireEvent.change(amount, { target: { value: "700000" } });
    expect(resultOf(page)).toMatch(/\d/);
    expect(resultOf(page) + formOf(page)).not.toContain("Exemplo");
  });

  test("is emptied by the reset button", () => {
    const page = openSent(null);
    const reset = page.querySelector<HTMLElement>("button[type=reset]");
    if (!reset) throw new Error("the form has no reset button");
    fireEvent.click(reset);
    expect(fieldsOf(page)[0]?.value).toBe("");
    expect(resultOf(page)).toContain("Preencha os campos");
    expect(resultOf(page) + formOf(page)).not.toContain("Exemplo");
  });

  test("says on what day it was calculated", () => {
    expect(open().textContent).toContain("Conta feita em 21 nov. 2026");
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
