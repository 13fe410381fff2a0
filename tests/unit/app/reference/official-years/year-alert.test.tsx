import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { YearAlert } from "~/reference/official-years/year-alert";
import {
  yearStatusOf,
  type OfficialSetName,
} from "../../../../../contract/calculators/official-years.ts";

type Held = Partial<Record<OfficialSetName, readonly number[]>>;

function show(held: Held, day: string): string {
  const yearStatuses = Object.entries(held).map(([set, years]) =>
    yearStatusOf(set as OfficialSetName, years, day),
  );
  const Page = createRemixStub([
    { path: "*", Component: () => <YearAlert yearStatuses={yearStatuses} /> },
  ]);
  render(<Page />);
  return document.body.textContent ?? "";
}

const WARNING = /já começou, e parte dos números ainda é do ano anterior/;

describe("year notice", () => {
  test("is collapsed while every set has this year, and says when the next is expected", () => {
    const text = show({ withholdingTax: [2026] }, "2026-11-28");
    expect(document.querySelector("details")?.open).toBe(false);
    expect(text).toContain("Tarifas do imposto na fonte: o ano é 2026; 2027 esperado em dezembro");
    expect(screen.queryByText(WARNING)).toBeNull();
  });

  test("names a published year that is missing, with a link to its publisher", () => {
    const text = show({ premiums: [2026] }, "2026-11-28");
    expect(text).toContain("o ano é 2026; 2027 publicado em 29 set. 2026, ainda não está aqui");
    expect(document.querySelector("a")?.textContent).toContain("Ver 2027 em Priminfo (BAG)");
    expect(screen.queryByText(WARNING)).toBeNull();
  });

  test("warns from New Year on while a set is older", () => {
    const text = show({ pensionFund: [2027, 2026], withholdingTax: [2026] }, "2027-01-01");
    expect(screen.getByText(WARNING).textContent).toContain("2027");
    expect(text).toContain("Limites do 2º pilar (BVG) e do pilar 3a: o ano é 2027");
    expect(text).toContain("2027 já começou e ainda não está aqui: os números são de 2026");
    expect(document.querySelector("details")).toBeNull();
  });

  test("warns about a set without any year", () => {
    const text = show({ withholdingTax: [] }, "2026-11-28");
    expect(screen.getByText(WARNING)).toBeDefined();
    expect(text).toContain("Tarifas do imposto na fonte: 2026 já começou e ainda não está aqui;");
  });

  test("is empty without yearly sets", () => {
    expect(show({}, "2026-11-28")).toBe("");
  });
});
