import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CurrencyPage } from "~/features/tools/currency/currency-page";
import { currencyDefaults } from "~/features/tools/currency/currency-values";
import type { DayRate } from "../../../../../../contract/calculators/exchange.ts";

const rate: DayRate = {
  base: "CHF",
  quote: "BRL",
  day: "2026-09-29",
  rate: 6.2688,
  source: "Fonte do teste",
  sourceUrl: "https://fonte.example/",
};

const typed = { ...currencyDefaults, amount: "1000" };
type Shown = { rates: DayRate[]; today: string; sent?: typeof typed | null };

function open({ rates, today, sent = typed }: Shown): HTMLElement {
  const course = { from: "CHF", to: "BRL", days: 365, series: [] } as const;
  const page = <CurrencyPage {...{ rates, today, sent, course }} alerts={[]} alertAnswer={null} />;
  const Stub = createRemixStub([{ path: "/", Component: () => page }]);
  return render(<Stub />).container;
}

test("currency page: without a rate asks for the bank's rate, and offers no alert", () => {
  const page = open({ rates: [], today: "2026-11-29" });
  expect(page.querySelector("output")?.textContent).toContain(
    "Escreva no formulário a cotação do seu banco",
  );
  expect(page.textContent).not.toContain("s/d");
  expect(screen.queryByRole("button", { name: "Criar aviso" })).toBeNull();
});

test("currency page: without a rate there is no result that could be an example", () => {
  const page = open({ rates: [], today: "2026-11-29", sent: null });
  expect(page.querySelector("output")?.textContent).toMatch(/^Ainda não há cotação/);
});

test("currency page: leads to the alert only if there is a rate", () => {
  const linksOf = (rates: DayRate[]) =>
    open({ rates, today: "2026-11-29" }).querySelectorAll('a[href="#rate-alerts"]').length;
  expect([linksOf([rate]), linksOf([])]).toEqual([1, 0]);
});

test("currency page: answers with an old rate, and says how old it is", () => {
  const page = open({ rates: [rate], today: "2026-11-29" });
  expect(page.querySelector("output")?.textContent).toContain("6.268,80");
  expect(page.querySelector("output")?.textContent).toContain("29 set. 2026, há 61 dias");
  expect(page.querySelector("output")?.textContent).toContain("Sem tarifas informadas");
  expect(screen.getAllByRole("link", { name: "Fonte do teste" }).length).toBeGreaterThan(0);
});

test("currency page: says nothing about the age of a rate of this week", () => {
  const page = open({ rates: [{ ...rate, day: "2026-11-24" }], today: "2026-11-29" });
  expect(page.textContent).toContain("Cotação publicada em 24 nov. 2026");
  expect(page.textContent).not.toContain("há 5 dias");
});
