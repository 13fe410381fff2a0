import { createRemixStub } from "@remix-run/testing";
import { render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import {
  blankPerson,
  NO_INSURER,
  type FoundPerson,
  type HealthAnswer,
} from "~/features/classifieds/health/health-answer";
import { HealthPage } from "~/features/classifieds/health/health-page";
import { ownKey } from "~/session/owner";
import { yearStatusOf } from "../../../../../../contract/calculators/official-years.ts";
import { insurerMonthAt } from "../../../../../../contract/switzerland/insurer-month.ts";
import { makeFoundHealth, makeFoundPerson, makeTariff } from "../../../../../factories/premiums";

afterEach(() => sessionStorage.clear());

const TODAY = "2026-11-28";
const css = { number: 8, name: "CSS" };
const kpt = { number: 376, name: "KPT" };
const offered = {
  years: [2026],
  year: 2026,
  insurers: [css, kpt],
  yearStatus: yearStatusOf("premiums", [2026], TODAY),
};
const answer: HealthAnswer = {
  typed: {
    year: "2027",
    canton: "",
    postcode: "8004",
    place: "",
    treatment: "2000",
    models: [],
    insurer: "",
    isWhole: false,
    people: [blankPerson],
  },
  errors: [],
  places: [],
  found: null,
  failure: "missing",
};

const page = {
  ...{ offered, thisYear: 2026, month: insurerMonthAt(TODAY), answer: null },
  start: { canton: "", people: [blankPerson] },
};

function show(props: Partial<Parameters<typeof HealthPage>[0]>) {
  const Page = createRemixStub([
    { path: "*", Component: () => <HealthPage {...page} {...props} /> },
  ]);
  render(<Page />);
}

test("health insurance page: names a requested year without premiums, and links to the official comparison", () => {
  show({ answer });
  const notice = screen.getByRole("alert");
  expect(notice.textContent).toContain("Ainda não temos os prêmios de 2027");
  expect(notice.querySelector("a")?.getAttribute("href")).toContain("priminfo.admin.ch");
  expect(screen.queryByText(/Tente de novo/)).toBeNull();
});

test("health insurance page: asks the insurer and what is paid before deductible and model", () => {
  show({});
  const person = screen.getByRole("group", { name: /^Pessoa 1/ });
  const fields = [...person.querySelectorAll<HTMLInputElement>("input, select")];
  expect(fields.map(({ name }) => name)).toEqual([
    ...["birthYear", "currentInsurer", "currentPaid"],
    ...["deductible", "currentModel", "accident"],
  ]);
});

test("health insurance page: keeps a wrong premium in its field, with the error", () => {
  const people = [{ ...blankPerson, paid: "abc" }];
  const errors = [{ id: "health-paid-0", text: "Digite o que você paga." }];
  show({ answer: { ...answer, failure: null, errors, typed: { ...answer.typed, people } } });
  const field = screen.getByLabelText<HTMLInputElement>(/^Quanto você paga hoje/);
  expect(field.value).toBe("abc");
  expect(field.getAttribute("aria-invalid")).toBe("true");
});

test("health insurance page: opens with the people and the canton of the situation", () => {
  const child = { ...blankPerson, birthYear: "2026", deductible: "0" };
  show({ start: { canton: "GE", people: [blankPerson, blankPerson, child] } });
  expect(screen.getAllByRole("group", { name: /^Pessoa/ })).toHaveLength(3);
  const years = screen.getAllByLabelText<HTMLInputElement>("Ano de nascimento");
  expect(years.map(({ value }) => value)).toEqual(["", "", "2026"]);
  expect(screen.getByText(/vale o seu cantão, GE/)).toBeDefined();
  expect(screen.getByText(/Aberto com o que você contou/)).toBeDefined();
});

test("health insurance page: after a return says nothing about leaving an insurer that nobody has", () => {
  const left = { ...{ year: "2026", postcode: "8004" }, currentInsurer: NO_INSURER };
  const person = { birthYear: "1990", deductible: "300", accident: "1", currentModel: "standard" };
  sessionStorage.setItem(ownKey("form:/"), JSON.stringify(Object.entries({ ...left, ...person })));
  show({ journey: <p>Troca, passo a passo</p> });
  expect(screen.getByLabelText<HTMLInputElement>("Ano de nascimento").value).toBe("1990");
  expect(screen.queryByText("Troca, passo a passo")).toBeNull();
  expect(screen.queryByRole("link", { name: "Escrever a carta de cancelamento" })).toBeNull();
});

describe("health insurance results", () => {
  const people = [
    { ...blankPerson, birthYear: "1985", insurer: "8" },
    { ...blankPerson, birthYear: "1986", insurer: "8" },
    { ...blankPerson, birthYear: "2016", insurer: "8", deductible: "0" },
  ];
  const person = () =>
    makeFoundPerson({
      ...{ previous: makeTariff(60_000), current: makeTariff(63_000) },
      ...{ tariffs: [makeTariff(50_000, kpt)], total: 1 },
    });
  const child = () => ({ ...person(), ageClass: "child" as const });
  type Shown = { typed?: HealthAnswer["typed"]["people"]; found?: FoundPerson[] };
  function showYear(year: number, held: number[], shown: Shown = {}) {
    const found = makeFoundHealth(year, shown.found ?? [person(), person(), child()]);
    const typed = { ...answer.typed, people: shown.typed ?? people };
    show({
      offered: { ...offered, years: held, yearStatus: yearStatusOf("premiums", held, TODAY) },
      answer: { ...answer, failure: null, found, typed },
      journey: <p>Troca, passo a passo</p>,
    });
    return screen.getByRole("region", { name: /^(O que muda para cada pessoa|Para quem chega)$/ });
  }

  test("show what each person and the family pay now, would pay, and save", () => {
    const summary = showYear(2027, [2027, 2026]);
    const first = within(summary).getByRole("row", { name: /^Pessoa 1/ });
    expect(first.textContent).toMatch(/600\.00.*630\.00.*500\.00.*KPT.*1.?560\.00/);
    const all = within(summary).getByRole("row", { name: /^Todos/ });
    expect(all.textContent).toMatch(/1.?800\.00.*1.?890\.00.*1.?500\.00.*4.?680\.00/);
    expect(within(summary).queryByText(/não está aqui/)).toBeNull();
  });

  test("count with what a person types to pay, and say so", () => {
    const summary = showYear(2027, [2027, 2026], {
      found: [{ ...person(), paidCents: 52_000 }, person(), child()],
    });
    const first = within(summary).getByRole("row", { name: /^Pessoa 1/ });
    expect(first.textContent).toMatch(
      /520\.00com o valor que você informou.*630\.00.*240\.00com o valor/,
    );
    const second = within(summary).getByRole("row", { name: /^Pessoa 2/ });
    expect(second.textContent).not.toContain("com o valor");
    const list = screen.getByRole("region", { name: /^Pessoa 1:/ });
    expect(within(list).getByText(/^Hoje: CHF.520\.00 por mês, com o valor/)).toBeDefined();
    expect(within(list).getByText(/^Em 2027, na sua seguradora/)).toBeDefined();
  });

  test("compare with a typed premium of this year, without an official one", () => {
    const typed = [{ ...blankPerson, birthYear: "1985", insurer: "8", paid: "520" }];
    const found = [{ ...person(), current: null, previous: null, paidCents: 52_000 }];
    const summary = showYear(2026, [2026], { typed, found });
    expect(summary.textContent).toContain("520.00com o valor que você informou");
    const list = screen.getByRole("region", { name: /^Pessoa 1:/ });
    expect(
      within(list).getByRole("columnheader", { name: /com o valor que você informou/ }),
    ).toBeDefined();
    expect(within(list).queryByText(/não oferece esse modelo/)).toBeNull();
  });

  test("do not speak to people without an insurer as insured", () => {
    const typed = [{ ...blankPerson, birthYear: "1985", insurer: NO_INSURER }];
    const found = [makeFoundPerson({ tariffs: [makeTariff(50_000, kpt)] })];
    const summary = showYear(2026, [2026], { typed, found });
    expect(summary.textContent).toContain("Quem chega tem 3 meses para contratar o seguro");
    expect(within(summary).queryByRole("table")).toBeNull();
    expect(screen.queryByText(/seguradora atual de cada pessoa|Escrever a carta/)).toBeNull();
    expect(screen.queryByText("Troca, passo a passo")).toBeNull();
    expect(screen.queryByRole("columnheader", { name: /^Diferença/ })).toBeNull();
  });

  test("say that the cheapest tariff is of the current insurer, and needs no letter to leave", () => {
    const telemedicine = { ...makeTariff(48_000), model: "telemedicine" as const };
    const tariffs = [telemedicine, makeTariff(50_000, kpt), makeTariff(63_000)];
    const typed = [{ ...blankPerson, birthYear: "1985", insurer: "8" }];
    const found = [{ ...person(), tariffs, total: 3 }];
    const summary = showYear(2027, [2027, 2026], { typed, found });
    const onlyModel = "É a seguradora atual: peça a ela só a troca de modelo, sem carta de saída.";
    expect(within(summary).getByRole("row", { name: /^Pessoa 1/ }).textContent).toContain(
      onlyModel,
    );
    const list = screen.getByRole("region", { name: /^Pessoa 1:/ });
    const [, cheapest, other, same] = within(list).getAllByRole("row");
    expect(cheapest?.textContent).toContain(onlyModel);
    expect(other?.textContent).not.toContain("seguradora atual");
    expect(same?.textContent).toContain("É a seguradora atual, no mesmo modelo.");
    expect(within(list).getAllByText("Trocar para esta")).toHaveLength(1);
  });

  test("name who has no insurer beside a person who has one", () => {
    const [first] = people;
    const typed = [first ?? blankPerson, { ...blankPerson, insurer: NO_INSURER }];
    const other = makeFoundPerson({ tariffs: [makeTariff(50_000, kpt)] });
    const summary = showYear(2027, [2027, 2026], { typed, found: [person(), other] });
    const second = within(summary).getByRole("row", { name: /^Pessoa 2/ });
    expect(second.textContent).toMatch(/ainda sem seguradora.*500\.00.*KPT/);
    expect(screen.getByText("Troca, passo a passo")).toBeDefined();
  });

  test("name what is unknown while next year's premiums are missing, above the lists", () => {
    const summary = showYear(2026, [2026]);
    expect(within(summary).getByText(/pagaria em 2027 não está aqui/)).toBeDefined();
    expect(within(summary).queryByText(/Economia/)).toBeNull();
    expect(screen.queryByText("Trocar para esta")).toBeNull();
    const notice = screen.getByText("Estes são os prêmios de 2026. Os de 2027 não estão aqui");
    const list = screen.getByRole("region", { name: /^Pessoa 1:/ });
    expect(notice.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test("open the letter of each adult with the insurer, and the first with the minors", () => {
    showYear(2027, [2027, 2026]);
    const [first, second] = screen.getAllByRole("button", {
      name: "Escrever a carta para sair da CSS",
    });
    const sent = (button: HTMLElement | undefined) => {
      const form = button?.closest("form");
      expect(form?.getAttribute("action")).toBe("/pt-BR/app/letters/cancel-insurer");
      return form ? [...new FormData(form)] : [];
    };
    const insurer = [
      ["draft", "1"],
      ["to", "CSS"],
    ];
    expect(sent(first)).toEqual([...insurer, ["childYear", "2016"]]);
    expect(sent(second)).toEqual([...insurer, ["sender", ""]]);
    expect(screen.getByText(/Vai na carta do adulto/)).toBeDefined();
    const [choose] = screen.getAllByRole<HTMLButtonElement>("button", {
      name: "Trocar para KPT, Grundversicherung: escrever a carta",
    });
    expect(choose?.form).toBe(first?.closest("form"));
    expect(choose?.value).toBe("KPT");
  });
});
