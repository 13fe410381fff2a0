import { useNavigate } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { DisposableIncomePage } from "~/features/cantons/disposable-income/disposable-income-page";
import { blankPerson } from "~/features/classifieds/health/health-answer";
import { HealthPage } from "~/features/classifieds/health/health-page";
import { BudgetPage } from "~/features/tools/budget/budget-page";
import { nameOwner } from "~/session/owner";
import { yearStatusOf } from "../../../../contract/calculators/official-years.ts";
import { insurerMonthAt } from "../../../../contract/switzerland/insurer-month.ts";
import { demoSets } from "../../../factories/calculators";

const offered = {
  years: [2026],
  year: 2026,
  insurers: [],
  yearStatus: yearStatusOf("premiums", [2026], "2026-11-28"),
};
const today = "2026-11-28";
const health = {
  ...{ offered, thisYear: 2026, month: insurerMonthAt(today), answer: null },
  start: { canton: "", people: [blankPerson] },
};
const data = { sets: demoSets, years: [2026], year: 2026, yearStatuses: [], today };

/** Each page with one of its fields, and a value for it. */
const pages: readonly [string, RegExp, string, () => ReactElement][] = [
  ["health insurance", /^CEP da moradia/, "8004", () => <HealthPage {...health} />],
  [
    "disposable income",
    /^Salário bruto/,
    "6500",
    () => <DisposableIncomePage values={null} problems={{}} answer={null} example={null} />,
  ],
  ["budget", /^Renda líquida/, "5200", () => <BudgetPage data={data} family={[]} sent={null} />],
];

function Leave({ to, children }: { to: string | -1; children: string }) {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void (to === -1 ? navigate(-1) : navigate(to))}>
      {children}
    </button>
  );
}

test.each(pages)("%s: a back step restores typed values", async (_, label, value, pageOf) => {
  const Pages = createRemixStub([
    {
      path: "/page",
      Component: () => (
        <>
          {pageOf()}
          <Leave to="/other">Sair daqui</Leave>
        </>
      ),
    },
    { path: "/other", Component: () => <Leave to={-1}>Voltar para lá</Leave> },
  ]);
  const field = () => screen.findByLabelText<HTMLInputElement>(label);
  nameOwner("ana");
  render(<Pages initialEntries={["/page"]} />);
  fireEvent.change(await field(), { target: { value } });
  fireEvent.click(screen.getByRole("button", { name: "Sair daqui" }));
  fireEvent.click(await screen.findByRole("button", { name: "Voltar para lá" }));
  expect((await field()).value).toBe(value);
});
