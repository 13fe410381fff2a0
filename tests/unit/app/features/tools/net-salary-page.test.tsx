import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import {
  NetSalaryPage,
  type NetSalaryPageProps,
} from "~/features/tools/net-salary/net-salary-page";
import { sharedHash } from "~/features/tools/shared-values";
import { netSalaryDefaults } from "../../../../../contract/calculators/salary-forms.ts";
import { incomeTaxEstimates } from "../../../../../cms-extensions/seed/content/income-tax";
import { demoSets, smallTable } from "../../../../factories/calculators";

const source = {
  year: 2026,
  source: "Tarife 2026",
  publisher: "ESTV",
  sourceUrl: "https://www.estv.admin.ch/",
  reviewedAt: null,
};
const ahv2027 = {
  ...demoSets[0],
  key: "calc.ahv" as const,
  year: 2027,
  version: 1,
  value: { employeePercent: 5.5, employerPercent: 5.5 },
  source: "BSV, taxas de 2027",
  sourceUrl: "https://www.bsv.admin.ch/",
  publisher: "BSV",
  reviewedAt: "2026-11-20",
};
const start: NetSalaryPageProps = {
  data: {
    ...{ sets: [...demoSets, ahv2027], years: [2027, 2026], year: 2026 },
    ...{ yearStatuses: [], today: "2026-11-21" },
  },
  cantons: [
    { code: "ZH", name: "Zurique" },
    { code: "GE", name: "Genebra" },
  ],
  known: {},
  estimates: { cantons: incomeTaxEstimates.value, source },
  sent: null,
  first: {
    requested: { canton: "ZH", code: "A0N", year: 2026 },
    answer: { state: "known", code: "A0N", table: smallTable, source },
  },
};

function open(input: Partial<NetSalaryPageProps> = {}) {
  const Stub = createRemixStub([
    { path: "/", Component: () => <NetSalaryPage {...start} {...input} /> },
    { path: "/pt-BR/app/tools/withholding-table", loader: () => Response.json(null) },
  ]);
  render(<Stub />);
  const user = userEvent.setup();
  const gross = () => screen.getByLabelText<HTMLInputElement>(/^Salário bruto/);
  const fillGross = async (typed: string) => {
    await user.clear(gross());
    await user.type(gross(), typed);
  };
  return { user, gross, fillGross };
}

const headline = () => document.querySelector("output");
const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? "").replaceAll("\u00a0", " ");
const line = (name: string) =>
  screen.getAllByText(name, { selector: "summary *" })[0]?.closest("details");

describe("net salary page", () => {
  test("computes while typing, and announces the result", async () => {
    const { fillGross } = open();
    expect(textOf(headline())).toContain("Exemplo · Líquido por mês");
    await fillGross("8’000");
    // 8’000 − 424 − 88 − 80 − 267.75 − 440
    expect(textOf(headline())).toContain("CHF 6’700.25");
    expect(headline()?.getAttribute("aria-live")).toBe("polite");
    expect(screen.getByRole("img", { name: /8’000.00 brutos/ })).toBeDefined();
  });

  test("shows each line's formula, law, source and year", async () => {
    const { fillGross } = open();
    await fillGross("8000");
    const ahv = line("AHV/IV/EO");
    expect(textOf(ahv)).toContain("CHF 8’000.00 × 5,3% = CHF 424.00");
    expect(textOf(ahv)).toContain("AHVG art. 5");
    expect(textOf(ahv)).toMatch(/Fonte: .*2026/);
    const tax = line("Imposto na fonte");
    expect(textOf(tax)).toContain("5,5% (tarifa A0N, ZH)");
    expect(textOf(tax)).toContain("Fonte: Tarife 2026, ESTV, 2026");
  });

  test("for 2027 uses the available rules, and marks older ones", async () => {
    const { user, fillGross } = open();
    await fillGross("8000");
    await user.selectOptions(screen.getByLabelText(/^Ano das regras/), "2027");
    expect(textOf(line("AHV/IV/EO"))).toContain("CHF 8’000.00 × 5,5% = CHF 440.00");
    expect(textOf(line("AHV/IV/EO"))).toContain("BSV, taxas de 2027");
    expect(textOf(line("Seguro-desemprego (ALV)"))).toContain("ainda não temos o de 2027");
    expect(screen.getByText("Regras usadas: edição 2027.1")).toBeDefined();
  });

  test.each([
    ["abc", "Não deu para ler um valor"],
    ["-8000", "sem o sinal de menos"],
    ["99999999999", "maior do que esta conta aceita"],
  ])("for %s shows an error at the field, and never NaN", async (typed, words) => {
    const { gross, fillGross } = open();
    await fillGross(typed);
    expect(gross().getAttribute("aria-invalid")).toBe("true");
    expect(textOf(gross().closest("div"))).toContain(words);
    expect(textOf(headline())).toContain("Corrija os campos marcados");
    expect(textOf(document.body)).not.toContain("NaN");
  });

  test("can be reset", async () => {
    const { user, gross, fillGross } = open();
    await fillGross("8000");
    await user.click(screen.getByRole("button", { name: "Limpar" }));
    expect(gross()).toMatchObject({ value: "" });
    expect(textOf(headline())).toContain("Preencha os campos");
  });

  test("for a settled resident has no tax at source, and says so", async () => {
    const { user, fillGross } = open();
    await fillGross("8000");
    await user.selectOptions(screen.getByLabelText("Documento"), "settled");
    expect(screen.queryByText("Imposto na fonte")).toBeNull();
    expect(textOf(headline())).toContain("CHF 7’140.25");
    expect(screen.getByText(/nada é retido/)).toBeDefined();
    expect(textOf(headline())).toContain("Por mês, antes do imposto");
    expect(textOf(document.body)).not.toContain("Líquido por mês");
  });

  test("for a settled resident estimates the ordinary tax of the canton's capital, with its scope", async () => {
    const { user, fillGross } = open();
    await fillGross("8000");
    await user.selectOptions(screen.getByLabelText("Documento"), "settled");
    // 13 × 8’000 = 104’000: CHF 11’925 at 100’000 and CHF 16’605 at 120’000.
    expect(textOf(document.body)).toContain("cerca de CHF 1’071.75 por mês, CHF 12’861.00 no ano");
    expect(textOf(document.body)).toContain("não um cálculo oficial");
    // At 96’742 the estimate is CHF 11’276.66.
    expect(textOf(document.body)).toContain(
      "o teto do pilar 3a de 2026, CHF 7’258, baixa o imposto do ano em cerca de CHF 1’600.",
    );
    await user.type(screen.getByLabelText(/^Filhos que moram/), "{Backspace}3");
    expect(textOf(document.body)).toContain("Não temos uma estimativa do imposto para este caso");
  });

  test("compares tax at source with the estimate for a tax return", async () => {
    const { fillGross } = open();
    await fillGross("8000");
    const declared = () =>
      textOf(screen.getByRole("region", { name: "Se você pedir a declaração ordinária" }));
    // Eleven months of 440, and one with two salaries and their rate of 10,6%.
    expect(declared()).toContain("o imposto na fonte leva CHF 6’536.00");
    expect(declared()).toContain("a estimativa é de CHF 12’861.00");
    expect(declared()).toContain("São cerca de CHF 6’350 a mais");
    // 6’325 − 1’600.
    expect(declared()).toContain("baixa o imposto do ano em cerca de CHF 1’600");
    expect(declared()).toContain("ainda seriam cerca de CHF 4’750 a mais");
    expect(declared()).toContain("até 31 de março do ano seguinte, não volta atrás");
    await fillGross("3000");
    expect(declared()).toContain("Não temos uma estimativa do imposto para este caso");
    expect(declared()).not.toContain("Mesmo com esse depósito");
  });

  test("offers no request for a tax return that is compulsory", async () => {
    const { fillGross } = open();
    // 13 × 10’000 = 130’000: compulsory from 120’000.
    await fillGross("10000");
    const name = "Com a declaração ordinária, obrigatória no seu caso";
    const declared = textOf(screen.getByRole("region", { name }));
    expect(declared).toContain("No ano, o imposto na fonte leva");
    expect(declared).toContain("baixam o imposto só com a declaração");
    expect(declared).not.toContain("pedido");
    expect(screen.queryByRole("region", { name: /^Se você pedir/ })).toBeNull();
  });

  test("adds the saving of a deposit to what a tax return brings", async () => {
    const single = [
      [50_000, 1_000],
      [150_000, 3_000],
    ] as const;
    const cantons = { ZH: { municipality: "Zurique", single, family: [] } };
    const { fillGross } = open({ estimates: { cantons, source } });
    await fillGross("8000");
    const declared = textOf(
      screen.getByRole("region", { name: "Se você pedir a declaração ordinária" }),
    );
    // 6’536 − 2’080, and 150 for the deposit.
    expect(declared).toContain("São cerca de CHF 4’450 a menos");
    expect(declared).toContain("seriam ao todo cerca de CHF 4’600 a menos no ano");
  });

  test("for a cross-border commuter shows no net salary, since the tariff depends on the country", async () => {
    const { user, fillGross } = open();
    await fillGross("8000");
    await user.selectOptions(screen.getByLabelText("Documento"), "border");
    expect(textOf(headline())).toContain("Por mês, antes do imposto");
    expect(screen.getByText(/Esta conta não o calcula/)).toBeDefined();
  });

  test("shows family allowances as a separate line, taxed with the salary", async () => {
    const { user, fillGross } = open();
    await fillGross("8000");
    const before = textOf(headline());
    await user.type(screen.getByLabelText(/^Filhos que moram/), "{Backspace}2");
    expect(textOf(line("Abonos de família"))).toContain("CHF 430.00 por mês para 2 em ZH");
    expect(textOf(headline())).not.toBe(before);
    await user.type(screen.getByLabelText(/^Abonos de família por mês/), "0");
    expect(screen.queryByText("Abonos de família", { selector: "summary *" })).toBeNull();
  });

  test("shows no net salary while the tariff is unavailable", async () => {
    const { fillGross } = open({
      first: start.first && { ...start.first, answer: { state: "away" } },
    });
    await fillGross("8000");
    expect(textOf(headline())).toContain("Por mês, antes do imposto");
    expect(textOf(headline())).not.toContain("Líquido por mês");
  });

  test("shows a form submitted without JavaScript", () => {
    const values = { ...sentValues, gross: "8’000" };
    open({ sent: values });
    expect(textOf(headline())).toContain("CHF 6’700.25");
  });

  test("is filled with what the member told the portal, and says so", () => {
    open({ known: { canton: "GE", permit: "settled", children: "1" } });
    const valueOf = (label: string | RegExp) =>
      screen.getByLabelText<HTMLInputElement>(label).value;
    expect([valueOf("Cantão"), valueOf("Documento")]).toEqual(["GE", "settled"]);
    expect(valueOf(/^Filhos que/)).toBe("1");
    const form = textOf(document.querySelector("form"));
    expect(form).toContain("cantão, documento e um filho em casa.");
    const situation = screen.getByRole("link", { name: "Minha situação" });
    expect(situation.getAttribute("href")).toBe("/pt-BR/app/plan/situation");
  });

  test("keeps calling the salary an example while only the canton changes", async () => {
    const { user } = open();
    await user.selectOptions(screen.getByLabelText("Cantão"), "GE");
    expect(textOf(headline())).toContain("Exemplo · ");
  });

  test("shows the values of a shared link, without those of the reader", async () => {
    const defaults = { ...netSalaryDefaults, year: "2026" };
    history.replaceState(null, "", sharedHash({ ...defaults, gross: "8000", age: "38" }, defaults));
    open({ known: { permit: "settled", children: "1" } });
    expect(textOf(headline())).toContain("CHF 6’700.25");
    expect(textOf(document.body)).not.toContain("Exemplo");
  });

  test("leads on to the tax check only with tax at source", async () => {
    const { user } = open();
    const steps = () => textOf(screen.getByRole("region", { name: "E agora?" }));
    expect(steps()).toContain("Conferir o imposto na fonte");
    await user.selectOptions(screen.getByLabelText("Documento"), "settled");
    expect(steps()).not.toContain("Conferir o imposto na fonte");
    expect(steps()).toContain("Ver quanto sobra em cada cantão");
  });

  test("without published parameters says what is missing", async () => {
    const { fillGross } = open({
      data: { sets: [], years: [2026], year: 2026, yearStatuses: [], today: "2026-11-21" },
    });
    await fillGross("8000");
    expect(textOf(headline())).toContain("Faltam parâmetros");
  });

  test("shows the employer's cost with its sources", async () => {
    const { fillGross } = open();
    await fillGross("8000");
    const cost = screen.getByRole("region", { name: "O que custa para a empresa" });
    expect(textOf(cost)).toMatch(/Bruto no ano.*CHF 104’000\.00/);
    expect(textOf(cost)).toContain("CHF 113’869.00");
  });
});

const sentValues = {
  year: "2026",
  gross: "",
  period: "month",
  salaries: "13",
  workload: "100",
  canton: "ZH",
  age: "38",
  permit: "source",
  civil: "single",
  spouse: "",
  spouseSettled: "",
  children: "0",
  church: "",
  nbu: "",
  ktg: "",
  pension: "",
  allowances: "",
};
