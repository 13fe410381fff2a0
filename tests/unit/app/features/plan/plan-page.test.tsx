import { createRemixStub } from "@remix-run/testing";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { PlanPage } from "~/features/plan/plan-page";
import { viewOf, type PlanView } from "~/features/plan/plan-view.server";
import { arrivalOf, failedPlan, planOf, type PlanAnswer } from "~/features/plan/plan.server";
import type { PublishedStep } from "~/features/plan/plan-steps.server";
import { readPlanRule } from "../../../../../contract/switzerland/plan-dates.ts";
import { makeMark, makePublishedStep } from "../../../../factories/plan";

const TODAY = "2026-11-30";
const EACH_MARCH = { yearly: { month: 3, day: 31 } };

const dated = (title: string, days: number): PublishedStep => ({
  ...makePublishedStep(title),
  rule: readPlanRule({ days }),
});
const insurance: PublishedStep = { ...makePublishedStep("Seguro"), perPerson: "everybody" };

type Known = Parameters<typeof planOf>[1];

function viewFor(steps: PublishedStep[], arrivedOn: string, more: Partial<Known> = {}): PlanView {
  const plan = planOf(steps, {
    arrival: arrivalOf(arrivedOn, "", {}),
    situation: { answers: {}, family: [], children: {}, events: {} },
    ...{ marks: [], today: TODAY, ...more },
  });
  return viewOf(
    { ...plan, feed: { kind: "none" }, isCaughtUp: false },
    new URLSearchParams(),
    TODAY,
  );
}

/** Renders the page; forms are collected instead of sent. */
async function show(plan: PlanView, answer?: PlanAnswer, hash = "") {
  const sent: [string, string][][] = [];
  const Stub = createRemixStub([
    {
      path: "*",
      Component: () => <PlanPage plan={plan} answer={answer} />,
      action: async ({ request }) => {
        sent.push([...(await request.formData())].map(([name, value]) => [name, String(value)]));
        return null;
      },
    },
  ]);
  render(<Stub initialEntries={[`/pt-BR/app/plan${hash}`]} />);
  await screen.findByRole("heading", { name: "Meu plano Suíça" });
  return sent;
}

test("plan page: asks whether something changed, and leads to the days of a life", async () => {
  await show(viewFor([], ""));
  const link = screen.getByRole("link", { name: "Algo mudou na sua vida?" });
  expect(link.getAttribute("href")).toBe("/pt-BR/app/plan/situation#situation-events");
});

const arrival = [dated("Registro", 14), dated("Conta", 21), dated("Seguro civil", 30)];

test("plan page: sends the ticked steps, and all of the list for those who do not tick", async () => {
  const sent = await show(viewFor(arrival, "2026-10-01"));
  const offer = screen.getByRole("form", { name: /Você chegou há 1 mês/ });
  await userEvent.click(within(offer).getByRole("checkbox", { name: "Conta" }));
  await userEvent.click(within(offer).getByRole("button", { name: "Salvar o que marquei" }));
  expect(sent[0]).toContainEqual(["steps", "id-Conta"]);
  expect(sent[0]).toContainEqual(["intent", "catch-up"]);
  const listed = sent[0]?.filter(([name]) => name === "listed").map(([, id]) => id);
  expect(listed).toEqual(["id-Registro", "id-Conta", "id-Seguro civil"]);
});

test("plan page: tells a commuter of their work, not of an arrival", async () => {
  const answers = { job: "working", permit: "G" };
  const situation = { answers, family: [], children: {}, events: {} };
  await show(viewFor(arrival, "2026-10-01", { situation }));
  expect(screen.getByRole("form", { name: /Você começou a trabalhar aqui há 1 mês/ })).toBeTruthy();
  expect(screen.queryByText(/Você chegou/)).toBeNull();
});

test("plan page: names a link for paying members before the tap", async () => {
  const tax = { ...dated("Imposto", 90), guidePath: "/app/articles/imposto-do-casal-na-suica" };
  await show(viewFor([tax], "2026-11-20", { locked: [tax.guidePath] }));
  expect(screen.getByRole("link", { name: /^Ler o guia\s+Para assinantes$/ })).toBeTruthy();
});

test("plan page: keeps the ticks of a form that failed, and says what is missing", async () => {
  const answer = failedPlan("nothing", { steps: ["id-Registro"] });
  await show(viewFor(arrival, "2026-10-01"), answer);
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Registro" });
  expect(box.checked).toBe(true);
  expect(screen.getByRole("alert").textContent).toContain("Marque pelo menos um passo");
});

test("plan page: keeps the reason and the day of a form that failed, each where it was typed", async () => {
  const drop = { step: "id-Conta", note: "Moro na França", error: "O texto é longo demais." };
  const plan = viewFor([dated("Registro", 14), dated("Conta", 21)], "2026-11-20");
  await show(plan, failedPlan("long-note", { drop }));
  const line = screen.getByText("Conta").closest("details");
  expect(line?.open).toBe(true);
  const reasons = screen.getAllByLabelText<HTMLInputElement>("Por quê? (opcional)");
  expect(reasons.map(({ value }) => value)).toEqual(["", "Moro na França"]);
  expect(reasons[1]?.closest("details")?.open).toBe(true);
  screen.getByText("O texto é longo demais.");
});

test("plan page: keeps the day of arrival that could not be saved", async () => {
  await show(viewFor([], ""), failedPlan("day", { arrival: "2026-11-20" }));
  expect(screen.getByLabelText<HTMLInputElement>("Dia da chegada").value).toBe("2026-11-20");
});

const KIT = { name: "Abrir a pasta" };

test("plan page: asks a resident for no day, and offers the calendar by the month alone", async () => {
  const answers = { time: "there", since: "2020-03" };
  const situation = { answers, family: [], children: {}, events: {} };
  const yearly = { ...makePublishedStep("Imposto"), rule: readPlanRule(EACH_MARCH) };
  await show(viewFor([yearly], "", { arrival: arrivalOf("", "", answers), situation }));
  expect(screen.queryByLabelText("Dia da chegada")).toBeNull();
  screen.getByText(
    "Prazos contados a partir de 1 de março de 2020, o primeiro dia do mês da sua chegada.",
  );
  screen.getByRole("button", { name: "Criar endereço secreto" });
  expect(screen.queryByRole("link", KIT)).toBeNull();
});

test("plan page: asks who arrived this month for the day, and offers the arrival kit", async () => {
  const answers = { time: "there", since: "2026-11" };
  const situation = { answers, family: [], children: {}, events: {} };
  const arrivedIn = arrivalOf("", "", answers);
  await show(viewFor([dated("Registro", 14)], "", { arrival: arrivedIn, situation }));
  expect(screen.getByLabelText("Dia da chegada")).toBeDefined();
  screen.getByText(/Escreva o dia para ter os prazos exatos/);
  screen.getByRole("button", { name: "Criar endereço secreto" });
  screen.getByRole("link", KIT);
});

const registration: PublishedStep = {
  ...makePublishedStep("Registro"),
  rule: readPlanRule({ days: 14, before: "workStart" }),
};
const hired = { answers: { job: "contract" }, family: [], children: {}, events: {} };

test("plan page: asks a newcomer with a contract for the first day of work", async () => {
  await show(viewFor([registration], "2027-01-10", { situation: hired }));
  const link = screen.getByRole("link", { name: "Dizer o primeiro dia de trabalho" });
  expect(link.getAttribute("href")).toBe("/pt-BR/app/plan/situation?ask=workStart#event-workStart");
});

test("plan page: names the first day of work beside the arrival", async () => {
  const situation = { ...hired, events: { workStart: "2027-01-15" } };
  await show(viewFor([registration], "2027-01-10", { situation }));
  screen.getByText(
    "Prazos contados a partir de 10 de janeiro de 2027 e do primeiro dia de trabalho, 15 de janeiro de 2027.",
  );
  expect(screen.queryByText(/Quando começa a trabalhar/)).toBeNull();
});

test("plan page: says that everything was postponed, and not that nothing is open", async () => {
  const postponed = makeMark("id-Conta", { snoozedTo: "2026-12-30" });
  await show(viewFor([dated("Conta", 60)], "2026-11-20", { marks: [postponed] }));
  expect(screen.getByText(/Tudo o que está aberto foi adiado/)).toBeDefined();
  expect(screen.queryByText(/Nada em aberto agora/)).toBeNull();
});

test("plan page: missed steps stand apart, with what can still be done", async () => {
  await show(viewFor([dated("Registro", 14)], "2026-08-01"));
  expect(screen.getByRole("status").textContent).toContain("Nenhum prazo pela frente");
  const group = screen.getByText("1 passo passou do prazo há muito tempo").closest("details");
  expect(group?.textContent).toContain("Muitas vezes ainda dá");
  expect(group?.textContent).toContain("Registro");
});

test("plan page: marks one person of the family, and undoes that person's mark only", async () => {
  const situation = { answers: {}, family: ["partner"] as const, children: {}, events: {} };
  const marks = [makeMark("id-Seguro", { who: "self", doneOn: TODAY })];
  const sent = await show(viewFor([insurance], "2026-11-20", { situation, marks }));
  const people = screen.getByRole("list", { name: "Quem já fez: Seguro" });
  screen.getByText(/1 de 2 pessoas fez/);
  await userEvent.click(
    within(people).getByRole("button", {
      name: "Marcar como feito: Seguro (cônjuge ou parceiro)",
    }),
  );
  await userEvent.click(within(people).getByRole("button", { name: "Desmarcar: Seguro (você)" }));
  expect(sent.map((form) => Object.fromEntries(form))).toEqual([
    { step: "id-Seguro", who: "partner", intent: "done" },
    { step: "id-Seguro", who: "self", intent: "open" },
  ]);
});

const lineOf = (title: string) => screen.getByText(title).closest("details");

test("plan page: the address names the step that is open, until it is closed", async () => {
  await show(viewFor(arrival, "2026-11-20"));
  await userEvent.click(screen.getByText("Conta"));
  expect(window.location.hash).toBe("#passo-Conta");
  const inLine = within(lineOf("Conta") ?? document.body);
  await userEvent.click(inLine.getByText("Não se aplica a mim", { selector: "summary" }));
  expect(window.location.hash).toBe("#passo-Conta");
  await userEvent.click(screen.getByText("Conta"));
  expect(lineOf("Conta")?.open).toBe(false);
  expect(window.location.hash).toBe("");
});

test("plan page: of two open steps, the address names the one whose link is followed", async () => {
  const [first, account, ...others] = arrival;
  if (!first || !account) throw new Error("the plan has too few steps");
  const guided = { ...account, guidePath: "/app/articles/conta" };
  await show(viewFor([first, guided, ...others], "2026-11-20"));
  await userEvent.click(screen.getByText("Conta"));
  await userEvent.click(screen.getByText("Seguro civil"));
  expect(window.location.hash).toBe("#passo-Seguro-civil");
  // The link leads to another address at once.
  const write = vi.spyOn(window.history, "replaceState");
  await userEvent.click(screen.getByRole("link", { name: /^Ler o guia/ }));
  expect(write.mock.calls.map(([, , url]) => String(url))).toEqual([
    expect.stringMatching(/#passo-Conta$/),
  ]);
});

test("plan page: opens the step that the address names, and the list around a done one", async () => {
  const marks = [makeMark("id-Conta", { doneOn: TODAY })];
  await show(viewFor(arrival, "2026-11-20", { marks }), undefined, "#passo-Conta");
  expect(lineOf("Conta")?.open).toBe(true);
  expect(screen.getByText("1 passo feito").closest("details")?.open).toBe(true);
  expect(lineOf("Seguro civil")?.open).toBe(false);
});

test("plan page: says behind one tap what is not confirmed", async () => {
  const [first, ...others] = arrival;
  if (!first) throw new Error("the plan has no steps");
  const source = { ...first.source, toConfirm: "Ler o art. 3 na versão em vigor." };
  await show(viewFor([{ ...first, source }, ...others], "2026-11-20"));
  const note = screen.getByText("Ler o art. 3 na versão em vigor.").closest("details");
  expect(note?.open).toBe(false);
  expect(screen.getAllByText("O que falta confirmar")).toHaveLength(1);
});
