import { createRemixStub } from "@remix-run/testing";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { answerLabels } from "~/features/signup/steps/answer-labels";
import type { PlanFirst } from "~/features/signup/flow/signup-view";
import { ReportView } from "~/features/signup/report/report-view";
import { makeReport } from "../../../../../factories/report.ts";

async function show(
  answers: Record<string, string>,
  today = "2026-11-22",
  planStep: PlanFirst | null = null,
) {
  const report = makeReport(answers);
  const labels = answerLabels(answers, []);
  const Stub = createRemixStub([
    { path: "/", Component: () => <ReportView {...{ report, labels, today, planStep }} /> },
  ]);
  render(<Stub />);
  await screen.findByRole("heading", { name: report.rules[0]?.title ?? "" });
}

test("signup report: each answer appears under its question with its effect", async () => {
  await show({ passport: "yes", country: "PT", job: "contract", hours: "1_3" });
  const about = (name: RegExp) => screen.getByRole("region", { name }).textContent;
  expect(about(/^Trabalho/)).toMatch(/Tenho contrato assinado.*decide entre a L e a B/);
  expect(about(/^Tempo por semana/)).toMatch(/Até 3 horas.*Com até 3 horas por semana/);
});

test("signup report: steps link into the portal, and external links name their language", async () => {
  await show({ passport: "yes", country: "PT", job: "searching" });
  const [own] = screen.getAllByRole("link", { name: /Veja quanto a sua área paga/ });
  expect(own?.getAttribute("href")).toBe(
    "/pt-BR/app/news/quanto-pagam-dez-grupos-de-ocupacao-em-2024",
  );
  const foreign = screen.getByRole("link", { name: /Leia a página da Secretaria/ });
  expect(foreign.getAttribute("hreflang")).toBe("en");
  expect(foreign.parentElement?.textContent).toMatch(/\(em inglês\)$/);
});

test("signup report: without a permit, leads to the question about it", async () => {
  await show({ passport: "no", job: "working" });
  const link = screen.getByRole("link", { name: /^Diga a letra na pergunta sobre o trabalho/ });
  expect(link.getAttribute("href")).toBe("/pt-BR/signup?step=job-opportunity");
});

test("signup report: begins with law, first step and time in short", async () => {
  await show({ passport: "yes", country: "PT", job: "contract" });
  const short = screen.getByRole("list", { name: "Em resumo" });
  expect(short.textContent).toMatch(/O que a lei diz.*O primeiro passo/);
  expect(screen.getByRole("link", { name: "Ver as datas no meu plano" })).toBeTruthy();
});

test("signup report: names the first step of the plan, once the reader has one", async () => {
  const answers = { passport: "yes", country: "PT", job: "contract" };
  const path = "/app/plan?step=rav-registration" as const;
  const planStep = { title: "Inscrever-se no RAV", when: "até 1 de janeiro de 2027", path };
  await show(answers, undefined, planStep);
  const short = screen.getByRole("list", { name: "Em resumo" });
  expect(short.textContent).toContain("Inscrever-se no RAV (até 1 de janeiro de 2027)");
  expect(screen.getByRole("link", { name: "Inscrever-se no RAV" }).getAttribute("href")).toBe(
    "/pt-BR/app/plan?step=rav-registration",
  );
});

test("signup report: an unreviewed text says so, and one line dates all of them", async () => {
  await show({ passport: "no", job: "study" });
  expect(screen.getAllByText("(ainda a confirmar)").length).toBeGreaterThan(0);
  expect(screen.getAllByText(/^Textos revistos a partir de/)).toHaveLength(1);
  expect(screen.getByText(/^O que está “ainda a confirmar”/)).toBeTruthy();
});

test("signup report: an overdue review shows a warning", async () => {
  await show({ passport: "no", job: "contract" }, "2027-12-01");
  expect(screen.getAllByText(/A revisão de um destes textos está atrasada/)).toHaveLength(1);
});
