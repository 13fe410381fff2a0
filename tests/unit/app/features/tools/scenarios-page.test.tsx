import { createRemixStub } from "@remix-run/testing";
import { render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { GoneScenario } from "~/features/tools/scenarios/gone-scenario";
import { ScenarioFormPage } from "~/features/tools/scenarios/scenario-form-page";
import { scenarioDefaults, scenarioOf } from "~/features/tools/scenarios/scenario-values";
import { ScenariosPage, type ScenariosPageProps } from "~/features/tools/scenarios/scenarios-page";
import { SharedScenarioPage } from "~/features/tools/scenarios/shared-scenario-page";
import { readSharedHash } from "~/features/tools/shared-values";
import { netSalaryDefaults } from "../../../../../contract/calculators/salary-forms.ts";
import type { SavedScenario } from "../../../../../contract/api/scenarios-v1.ts";
import { sharedScenario } from "../../../../../contract/calculators/scenario.ts";

const scenario = scenarioOf({ ...scenarioDefaults, gross: "8000", rent: "2000" });
const result = {
  year: 2026,
  edition: "2026.1",
  grossMonthCents: 800_000,
  netMonthCents: 670_025,
  netYearCents: 8_500_000,
  taxMonthCents: 44_000,
  isTaxMissing: false,
  leftMonthCents: null,
};

const makeSaved = (input: Partial<SavedScenario> = {}): SavedScenario => ({
  id: crypto.randomUUID(),
  name: "Zurique",
  scenario,
  result,
  changes: [],
  shareToken: null,
  wantsNotice: false,
  updatedAt: "2026-11-21T12:00:00.000Z",
  ...input,
});

function open(page: ReactElement, hash = "") {
  window.history.replaceState(null, "", `/${hash}`);
  const Stub = createRemixStub([{ path: "/", Component: () => page }]);
  return render(<Stub />);
}

const list = (input: Partial<ScenariosPageProps> = {}) =>
  open(
    <ScenariosPage
      scenarios={[makeSaved()]}
      compared={[]}
      isPaying
      hasFailed={false}
      origin="https://portal.example"
      {...input}
    />,
  );
const textOf = (element: Element) => (element.textContent ?? "").replaceAll("\u00a0", " ");

describe("scenario list", () => {
  test("shows each result, and the effect of new rates with amount and year", () => {
    const change = {
      year: 2027,
      edition: "2027.1",
      netMonthCents: 667_725,
      differenceMonthCents: -2_300,
    };
    const { container } = list({ scenarios: [makeSaved({ changes: [change] })] });
    expect(textOf(container)).toContain("CHF 6’700.25");
    expect(textOf(container)).toContain("Conta com as regras de 2026, edição 2026.1");
    expect(textOf(container)).toContain(
      "Seu líquido cai CHF 23.00 por mês em 2027 (passa a CHF 6’677.25)",
    );
  });

  test("opens each calculator with the values in the fragment", () => {
    list();
    const links = screen
      .getAllByRole("link", { hidden: true })
      .map((link) => link.getAttribute("href") ?? "");
    const salary = links.find((href) => href.includes("/tools/net-salary#")) ?? "";
    const values = readSharedHash(salary.slice(salary.indexOf("#")), netSalaryDefaults);
    expect(values).toMatchObject({ gross: "8000.00", canton: "ZH", age: "35" });
    expect(links.filter((href) => href.includes("#calculo="))).toHaveLength(7);
    expect(links.some((href) => href.split("#")[0]?.includes("8000"))).toBe(false);
  });

  test("compares up to three scenarios, and shows s/d for unknown values", () => {
    const scenarios = ["A", "B", "C", "D"].map((name) => makeSaved({ name }));
    list({ scenarios, compared: scenarios.map(({ id }) => id) });
    const table = screen.getByRole("table", { name: "Lado a lado" });
    const heads = within(table).getAllByRole("columnheader");
    expect(heads.map(({ textContent }) => textContent)).toEqual(["Linha", "A", "B", "C"]);
    expect(within(table).getAllByText("s/d").length).toBeGreaterThan(0);
    expect(screen.getByText(/três primeiros/)).toBeDefined();
  });

  test("shows an active link and its expiry", () => {
    const { container } = list({ scenarios: [makeSaved({ shareToken: "t".repeat(43) })] });
    const link = `https://portal.example/pt-BR/app/tools/scenarios/shared/${"t".repeat(43)}`;
    expect(textOf(container)).toContain(link);
    expect(screen.getByRole("button", { name: "Desfazer o link" })).toBeDefined();
  });

  test("can only be read and deleted after the membership ended", () => {
    list({ isPaying: false });
    expect(screen.queryByRole("link", { name: "Novo cenário" })).toBeNull();
    expect(screen.queryByText("Criar link")).toBeNull();
    expect(screen.getByText("Apagar de vez")).toBeDefined();
  });

  test("without scenarios says how to start", () => {
    list({ scenarios: [] });
    expect(screen.getByText("Você ainda não salvou nenhum cenário")).toBeDefined();
  });
});

describe("scenario form", () => {
  const page = (input = {}) => (
    <ScenarioFormPage version={null} values={{ ...scenarioDefaults, ...input }} answer={null} />
  );

  test("starts with a calculator's values, and clears the address", async () => {
    open(page(), `#calculo=${btoa(JSON.stringify({ gross: "7500", canton: "GE", year: "2026" }))}`);
    expect(await screen.findByDisplayValue("7500")).toBeDefined();
    expect(screen.getByLabelText("Cantão")).toMatchObject({ value: "GE" });
    expect(window.location.hash).toBe("");
  });

  test("shows a saved scenario", () => {
    open(page({ name: "Zurique", wantsNotice: "on", rent: "2000.00" }));
    expect(screen.getByLabelText(/^Nome do cenário/)).toMatchObject({ value: "Zurique" });
    expect(screen.getByLabelText(/^Avise-me/)).toMatchObject({ checked: true });
    expect(screen.getByLabelText(/^Aluguel por mês/)).toMatchObject({ value: "2000.00" });
  });
});

test("unknown scenario: says so in words, and leads back to the list", () => {
  open(<GoneScenario />);
  expect(screen.getByRole("heading", { level: 1, name: "Este cenário não existe" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Ver os meus cenários" }).getAttribute("href")).toBe(
    "/pt-BR/app/tools/scenarios",
  );
});

describe("shared scenario", () => {
  test("shows rounded amounts, and says when its link is invalid", () => {
    const { container, unmount } = open(
      <SharedScenarioPage shown={sharedScenario(scenario, result)} />,
    );
    expect(textOf(container)).toContain("CHF 6’700.00");
    expect(textOf(container)).not.toContain("6’700.25");
    unmount();
    open(<SharedScenarioPage shown={null} />);
    expect(screen.getByText("Este link não leva mais a um cenário")).toBeDefined();
  });
});
