import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Baskets } from "~/features/classifieds/supermarket/baskets";
import {
  CART_PRODUCTS,
  listComparable,
  rankChains,
} from "../../../../../../contract/classifieds/supermarket.ts";

type Survey = Parameters<typeof Baskets>[0]["surveys"][number];

const survey = (overrides: Partial<Survey> = {}): Survey => ({
  id: "cesta",
  year: 2023,
  value: {
    ...{ name: "Cesta do teste", period: "março de 2023", items: 40, note: null },
    totalsCents: { Migros: 8_000, Lidl: 6_400, Denner: null },
  },
  source: "Revista do teste",
  sourceUrl: "https://revista.example/",
  ...overrides,
});

function draw(surveys: Survey[]): HTMLElement {
  const Page = createRemixStub([{ path: "*", Component: () => <Baskets surveys={surveys} /> }]);
  return render(<Page />).container;
}

test("baskets: are bars from the cheapest chain to the dearest, with date, age and source", () => {
  const page = draw([survey(), survey({ id: "outra", year: 2024 })]);
  expect(page.textContent).toContain("Compras de 2023 a 2024: os preços de hoje são outros");
  expect(page.textContent).toContain("Cesta do teste, março de 2023");
  const [chart] = screen.getAllByRole("img", {
    name: /Lidl custou menos: CHF\s64\.00\. Migros custou 25% a mais/,
  });
  expect(chart?.textContent).toMatch(/Lidl.*CHF\s64\.00.*Migros.*\(\+25%\)/);
  expect(screen.getAllByRole("link", { name: /Revista do teste/ })).toHaveLength(2);
});

test("baskets: a chain without a printed total is named, not drawn", () => {
  const page = draw([survey()]);
  expect(page.textContent).toContain("Não informado: Denner.");
  expect(page.textContent).not.toContain("s/d");
});

test("baskets: without any, the page says so", () => {
  expect(draw([]).textContent).toContain("Nenhuma cesta publicada");
});

test("baskets: chains are ranked by total, each with what it costs more", () => {
  expect(rankChains({ A: 1_500, B: 1_000, C: null })).toEqual([
    { chain: "B", cents: 1_000, isCheapest: true, extraPercent: 0 },
    { chain: "A", cents: 1_500, isCheapest: false, extraPercent: 50 },
  ]);
  const close = rankChains({ A: 10_040, B: 10_000 });
  expect(close.map(({ isCheapest, extraPercent }) => [isCheapest, extraPercent])).toEqual([
    [true, 0],
    [false, 0],
  ]);
});

test("cart: a product with one price cannot be compared", () => {
  const prices = [
    { productId: "leite", chain: "Coop", cents: 180 },
    { productId: "leite", chain: "Aldi", cents: 170 },
    { productId: "pão", chain: "Coop", cents: 300 },
  ];
  expect(listComparable(prices)).toEqual(["leite"]);
  expect(CART_PRODUCTS).toBe(5);
});
