import type { Page } from "@playwright/test";
import { findMail } from "../support/mails";
import { makeMember, startSessionOf, type MadeMember } from "../support/members";
import { expect, test, visit } from "../support/portal";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

type Answers = {
  passport: string;
  country?: string;
  job: string;
  permit?: string;
  time: string;
  since?: string;
  canton: string;
};

async function answer(page: Page, answers: Answers): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  const go = (name: string) => page.getByRole("button", { name, exact: true }).click();
  await visit(page, "/pt-BR/signup?step=european-passport");
  await page.getByLabel(answers.passport, { exact: true }).check();
  if (answers.country) await page.getByLabel("De qual país?").selectOption(answers.country);
  await go("Continuar");
  await expect(heading).toHaveText("E o trabalho na Suíça?");
  await page.getByLabel(answers.job, { exact: true }).check();
  if (answers.permit)
    await page.getByLabel("Qual é a sua autorização?").selectOption({ label: answers.permit });
  await go("Continuar");
  await page.getByLabel(answers.time, { exact: true }).check();
  if (answers.since) await page.getByLabel("Desde quando?").fill(answers.since);
  await page.getByLabel("1ª escolha").selectOption({ label: answers.canton });
  await go("Continuar");
  await expect(heading).toHaveText("Quanto dá para se dedicar?");
  await page.getByLabel(/^Horas por semana/).selectOption("unknown");
  for (const language of ["Alemão", "Francês", "Italiano"])
    await page.getByLabel(language, { exact: true }).selectOption("unknown");
  await page.getByLabel("Trabalho", { exact: true }).check();
  await go("Ver meu relatório");
  await expect(page.getByRole("list", { name: "Em resumo" })).toBeVisible();
}

/** What the portal shows or sends a member because of the answers, and nothing else. */
async function viewOf(page: Page, member: MadeMember) {
  const text = (name: string) => page.getByRole("region", { name }).innerText();
  const report = await page.getByRole("list", { name: "Em resumo" }).innerText();
  await visit(page, "/pt-BR/app");
  const home = await text("Seu próximo passo");
  await visit(page, "/pt-BR/app/plan");
  const plan = await page.getByRole("listitem").locator("summary").allInnerTexts();
  await visit(page, "/pt-BR/app/tools/net-salary");
  const salaryCanton = await page.getByLabel("Cantão", { exact: true }).inputValue();
  const mail = (await findMail(member.email, /./)).text;
  return { report, home, plan: plan.join("\n"), salaryCanton, mail };
}

test("two members with other answers see another report, home, plan, calculator and mail", async ({
  page,
  browser,
  baseURL,
}) => {
  const newcomer = await makeMember({ role: "payingUser" });
  await startSessionOf(page, newcomer);
  await answer(page, {
    ...{ passport: "Não", job: "Estou procurando", time: "Em mais de 12 meses" },
    canton: "Genebra",
  });
  const abroad = await viewOf(page, newcomer);

  const context = await browser.newContext({
    ...{ baseURL: String(baseURL), viewport: { width: 390, height: 844 }, locale: "pt-BR" },
  });
  const other = await context.newPage();
  const resident = await makeMember({ role: "payingUser" });
  await startSessionOf(other, resident);
  await answer(other, {
    ...{ passport: "Sim", country: "PT", job: "Já trabalho na Suíça", time: "Já moro na Suíça" },
    ...{ permit: "Prefiro não dizer", since: "2024-02", canton: "Vaud" },
  });
  const settled = await viewOf(other, resident);
  await context.close();

  expect([abroad.salaryCanton, settled.salaryCanton]).toEqual(["GE", "VD"]);
  for (const part of ["report", "home", "plan", "mail"] as const)
    expect([part, settled[part]]).not.toEqual([part, abroad[part]]);
  expect(abroad.plan).not.toContain("Imposto");
  expect(settled.plan).not.toContain("visto");
});
