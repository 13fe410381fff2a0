import { createRemixStub } from "@remix-run/testing";
import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { WithholdingCheckPage } from "~/features/tools/withholding-check/withholding-check-page";
import { withholdingCheckDefaults } from "~/features/tools/withholding-check/withholding-check-values";
import { demoSets, smallTable } from "../../../../factories/calculators";

const textOf = (element: Element | null) => (element?.textContent ?? "").replaceAll("\u00a0", " ");

/** The page as rendered for a form without scripts. */
function open(changes: Partial<typeof withholdingCheckDefaults>, code: string, tariffYear = 2026) {
  const sent = { ...withholdingCheckDefaults, year: "2026", ...changes };
  const source = {
    ...{ year: tariffYear, source: "Tarife", publisher: "ESTV" },
    ...{ sourceUrl: null, reviewedAt: null },
  };
  const first = {
    requested: { canton: "ZH", code, year: 2026 },
    answer: { state: "known" as const, code, table: smallTable, source },
  };
  const data = {
    ...{ sets: demoSets, years: [2026], year: 2026 },
    ...{ yearStatuses: [], today: "2026-11-21" },
  };
  const page = (
    <WithholdingCheckPage
      {...{ data, sent, first }}
      cantons={[{ code: "ZH", name: "Zurique" }]}
      known={{}}
    />
  );
  const Stub = createRemixStub([
    { path: "/", Component: () => page },
    { path: "/pt-BR/app/tools/withholding-table", loader: () => Response.json(null) },
  ]);
  render(<Stub />);
  return textOf(document.body);
}

describe("withholding check", () => {
  test("tells a single parent that tariff H requires children in the household", () => {
    const text = open({ gross: "6500", withheld: "473.20", children: "2" }, "H2N");
    expect(text).toContain("Se os filhos moram com você:");
    expect(text).toContain("vale a A0: então o desconto pode estar certo");
  });

  test("omits that condition for a couple", () => {
    const text = open(
      { gross: "6500", withheld: "473.20", children: "2", civil: "married" },
      "B2N",
    );
    expect(text).not.toContain("Se os filhos moram com você:");
    expect(text).toContain("a mais");
  });

  test("does not judge a pay slip by a tariff of another year", () => {
    const text = open({ gross: "6500", withheld: "400" }, "A0N", 2025);
    expect(text).toContain("Ainda não temos a tarifa de 2026: esta é a de 2025");
    expect(text).not.toContain("a mais.");
  });

  test("asks for the year of the pay slip, and judges one of the tariff's own year", () => {
    const text = open({ gross: "6500", withheld: "400" }, "A0N");
    expect(text).toContain("Ano do holerite");
    expect(text).toContain("a mais.");
  });
});
