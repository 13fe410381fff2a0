import { beforeEach, expect, test } from "vitest";
import { calculatorParameters } from "../../../cms-extensions/seed/content/calculator-parameters";
import { makeDataset } from "../../factories/content";
import { directus, mockNetwork, plan } from "../../mocks/network";
import { openPortal, signInFree, signInPaying, type Portal } from "../support/portal";

mockNetwork();

let portal: Portal;
beforeEach(async () => {
  portal = await openPortal();
  for (const { key, year, value } of calculatorParameters)
    directus.state.database.parameter_sets.push(makeDataset({ key, year, value }));
});

const open = (tool: string, as = signInPaying(), form?: Record<string, string>) =>
  portal.visit(`/pt-BR/app/tools/${tool}`, { as, ...(form && { form }) });

test("calculators: without scripts, open with the result of an example", async () => {
  const taxed = ["net-salary", "withholding-tax"];
  for (const tool of [...taxed, "mortgage", "budget", "unemployment", "currency"]) {
    const { status, text } = await open(tool);
    expect([tool, status]).toEqual([tool, 200]);
    expect(text, tool).toMatch(/Exemplo[:,]/);
    expect(text, tool).not.toContain("Preencha os campos");
  }
});

test("net salary: starts from the member's permit and family", async () => {
  Object.assign(plan.state, { answers: { permit: "C" }, family: ["partner", "children"] });
  const { text } = await open("net-salary");
  expect(text).toContain("documento e um filho em casa");
  expect(text).toContain("Com autorização C ou passaporte suíço");
});

test("net salary: a posted form has the values that were sent, and no example", async () => {
  Object.assign(plan.state, { answers: { permit: "C" } });
  const form = { gross: "7000", canton: "ZH", age: "35", permit: "source", children: "0" };
  const { text } = await open("net-salary", signInPaying(), form);
  expect(text).toContain('value="7000"');
  expect(text).not.toContain("Exemplo");
  expect(text).not.toContain("Com autorização C ou passaporte suíço");
});

test("budget: starts with the premium of the family, or of one adult while the plan is unavailable", async () => {
  plan.state.family = ["partner", "children"];
  expect((await open("budget", signInFree())).text).toContain("2 adultos e 1 criança");
  plan.state.isUnavailable = true;
  const { status, text } = await open("budget", signInFree());
  expect(status).toBe(200);
  expect(text).toContain("o prêmio médio para 1 adulto.");
});

test("unemployment: free members start from their children and the day of their last job", async () => {
  Object.assign(plan.state, { family: ["children"], events: { jobEnd: "2026-12-31" } });
  const { status, text } = await open("unemployment", signInFree());
  expect(status).toBe(200);
  expect(text).toContain("porque você sustenta filhos");
  expect(text).toContain("/pt-BR/app/plan?step=rav-registration");
});
