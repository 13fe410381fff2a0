import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, test } from "vitest";
import wages from "../../../../../cms-extensions/seed/data/wages-2024.json";
import { BudgetPage } from "~/features/tools/budget/budget-page";
import { MortgagePage } from "~/features/tools/mortgage/mortgage-page";
import { NextSteps } from "~/features/tools/next-steps";
import { UnemploymentPage } from "~/features/tools/unemployment/unemployment-page";
import { unemploymentDefaults } from "~/features/tools/unemployment/unemployment-values";
import { WithholdingCheckPage } from "~/features/tools/withholding-check/withholding-check-page";
import { EXAMPLE_SALARY_CHF } from "../../../../../contract/calculators/salary-forms.ts";
import { closedPages, closePages } from "../../../../../contract/shared/closed-paths.ts";
import { demoSets, smallTable } from "../../../../factories/calculators";

const data = {
  ...{ sets: demoSets, years: [2026], year: 2026 },
  ...{ yearStatuses: [], today: "2026-11-21" },
};
const textOf = (element: Element | null) => (element?.textContent ?? "").replaceAll("\u00a0", " ");
const valueOf = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

function open(page: ReactElement): string {
  const Stub = createRemixStub([
    { path: "/", Component: () => page },
    { path: "/pt-BR/app/tools/withholding-table", loader: () => Response.json(null) },
  ]);
  render(<Stub />);
  return textOf(document.body);
}

test("example salary: thirteen payments come near the median wage", () => {
  const perMonth = (EXAMPLE_SALARY_CHF * 13) / 12;
  expect(Math.abs(perMonth / wages.national.medianChf - 1)).toBeLessThan(0.01);
});

test("mortgage: the example fulfils the rules of the banks", () => {
  const text = open(<MortgagePage data={data} sent={null} />);
  expect(text).toContain("Cabe na sua renda");
  expect(text).toContain("imóvel de CHF 800’000, renda de CHF 150’000 por ano");
});

describe("unemployment", () => {
  const nothing = { hasChildren: false, hasJobEnd: false };

  test("opens with the percentage of the member's family, and says what is deducted", () => {
    const text = open(
      <UnemploymentPage data={data} household={{ ...nothing, hasChildren: true }} sent={null} />,
    );
    // 6’500 × 13 ÷ 12 × 80 %
    expect(text).toContain("CHF 5’633.34");
    expect(text).toContain("80% do salário segurado, porque você sustenta filhos.");
    expect(text).toContain("Até 400 diárias, cerca de 18 meses");
    expect(text).toContain(
      "a sua parte da AHV (aposentadoria), da IV (invalidez) e da EO (licenças)",
    );
  });

  test("leads to the step of the RAV once the last day in the job is known", () => {
    const stepLink = () => screen.queryByRole("link", { name: /Inscrever-se no RAV/ });
    open(<UnemploymentPage data={data} household={nothing} sent={null} />);
    expect(stepLink()).toBeNull();
    cleanup();
    open(<UnemploymentPage data={data} household={{ ...nothing, hasJobEnd: true }} sent={null} />);
    expect(stepLink()?.getAttribute("href")).toBe("/pt-BR/app/plan?step=rav-registration");
  });

  test("promises no daily allowance for less than twelve months of contributions", () => {
    const sent = { ...unemploymentDefaults, gross: "6000", age: "40", months: "under12" };
    const text = open(<UnemploymentPage data={data} household={nothing} sent={sent} />);
    expect(text).toContain("Com menos de 12 meses de contribuição, em regra não há diárias");
    expect(text).not.toContain("Uma diária");
  });
});

describe("budget", () => {
  test("starts with the average premium of the member's household", () => {
    const text = open(<BudgetPage data={data} family={["partner", "children"]} sent={null} />);
    expect(text).toContain("o prêmio médio para 2 adultos e 1 criança");
    // 2 × 465.30 + 122.50
    expect(valueOf("Seguro de saúde da casa")).toBe("1053.10");
  });

  test("starts without a premium while none is published", () => {
    const text = open(<BudgetPage data={{ ...data, sets: [] }} family={[]} sent={null} />);
    expect(text).toContain("Exemplo");
    expect(text).not.toContain("prêmio médio para");
    expect(valueOf("Seguro de saúde da casa")).toBe("");
  });
});

describe("withholding check", () => {
  const known = { canton: "VD", children: "1" };
  const source = { year: 2026, source: "T", publisher: null, sourceUrl: null, reviewedAt: null };
  const requested = { canton: "VD", code: "H1N", year: 2026 };
  const cantons = [
    { code: "ZH", name: "Zurique" },
    { code: "VD", name: "Vaud" },
  ];

  test("starts with the tariff of the member's household", () => {
    const answer = { state: "known" as const, code: "H1N", table: smallTable, source };
    const page = (
      <WithholdingCheckPage
        {...{ data, cantons, known }}
        sent={null}
        first={{ requested, answer }}
      />
    );
    const text = open(page);
    expect(text).toContain("Exemplo · Deveriam ter retido");
    expect(text).toContain("(tarifa H1N, VD)");
    expect(text).toContain("cantão e um filho em casa");
  });

  test("says in the headline that a tariff is missing", () => {
    const first = { requested, answer: { state: "unknown" as const } };
    open(<WithholdingCheckPage {...{ data, cantons, known, first }} sent={null} />);
    expect(textOf(document.querySelector("output"))).toContain("Sem tarifa para esta situação");
  });
});

describe("next steps", () => {
  const before = closedPages();
  afterEach(() => closePages({ ...before, closedPaths: before.closedPaths }));

  test("link open pages only", () => {
    closePages({ ...before, closedPaths: ["/app/letters"] });
    open(<NextSteps steps={["letter", "plan"]} />);
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/pt-BR/app/plan"]);
  });

  test("are left out if all of them are closed", () => {
    closePages({ ...before, closedPaths: ["/app/classifieds/jobs"] });
    open(<NextSteps steps={["jobs"]} />);
    expect(screen.queryByText("E agora?")).toBeNull();
  });
});
