import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, describe, expect, test } from "vitest";
import wages from "../../../../../cms-extensions/seed/data/wages-2024.json";
import { BudgetPage } from "~/features/tools/budget/budget-page";
import { MortgagePage } from "~/features/tools/mortgage/mortgage-page";
import { NextSteps } from "~/features/tools/next-steps";
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
