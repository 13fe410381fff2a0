import { createRemixStub } from "@remix-run/testing";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ComparisonPage } from "~/features/cantons/comparison/comparison-page";
import type { Comparison } from "~/features/cantons/comparison/comparison-query";

const comparison: Comparison = {
  cantons: [
    { code: "ZH", name: "Zurique" },
    { code: "VD", name: "Vaud" },
    { code: "AI", name: "Appenzell Interior" },
  ],
  groups: [
    {
      name: "housing",
      title: "Aluguel",
      rows: [
        {
          figure: "averageRentPrice",
          label: "Aluguel médio",
          unit: "CHF por mês",
          year: "2024",
          cells: [
            { code: "ZH", text: "CHF 2’000", value: 2_000, mark: "most" },
            { code: "VD", text: "CHF 1’000", value: 1_000, mark: "least" },
            { code: "AI", text: null, value: null, mark: null },
          ],
          isEqual: false,
          sources: [],
        },
      ],
    },
  ],
  query: {
    codes: ["ZH", "VD", "AI"],
    unknown: [],
    left: [],
    sort: null,
    isAscending: false,
    isPerHead: false,
  },
  sortLabel: null,
};

test("canton comparison: bars are as long as the values, and a missing value has none", () => {
  const Page = createRemixStub([
    { path: "*", Component: () => <ComparisonPage comparison={comparison} /> },
  ]);
  render(<Page initialEntries={["/pt-BR/app/cantons/compare"]} />);
  const table = screen.getByRole("table", { name: "Cantões lado a lado" });
  const cells = within(table).getAllByRole("cell");
  expect(cells.map((cell) => cell.textContent)).toEqual([
    "CHF 2’000maior",
    "CHF 1’000menor",
    "s/d",
  ]);
  expect(cells.map((cell) => cell.querySelector("rect")?.getAttribute("width"))).toEqual([
    "100%",
    "50%",
    undefined,
  ]);
  expect(within(table).getByRole("rowheader", { name: "Aluguel" })).toBeTruthy();
});
