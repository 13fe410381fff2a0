import type { Page } from "@playwright/test";
import { insurerMonthAt } from "../../../contract/switzerland/insurer-month.ts";
import { makeMember, startSessionOf } from "../support/members";
import { expect, test, visit } from "../support/portal";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const STEP = "Trocar de seguradora do seguro básico";
/** As far ahead as the home page shows yearly dates. */
const AHEAD_DAYS = 119;

const strip = (page: Page) =>
  page.getByRole("region", { name: "Troca de seguradora, passo a passo" });
const stage = (page: Page, name: string) =>
  strip(page).getByRole("listitem").filter({ hasText: name });

test("change of insurer: a family goes from the home page to the ticked step", async ({
  page,
  portal,
}) => {
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Zurich" }).format(new Date());
  const thisYear = Number(today.slice(0, 4));
  const month = insurerMonthAt(today);
  await startSessionOf(page, await makeMember({ firstName: "Ana", role: "payingUser" }));

  await test.step("the situation says who is insured", async () => {
    await visit(page, "/pt-BR/app/plan/situation");
    await page.getByLabel("Dia da chegada à Suíça").fill("2020-02-01");
    await page.getByLabel("Marido, esposa ou parceiro").check();
    const firstChild = page.getByLabel("Filho ou filha 1");
    await expect(firstChild).toBeHidden();
    await page.getByLabel("Filhos", { exact: true }).check();
    await expect(firstChild).toBeVisible();
    await page.getByLabel(/^Nascimento de um filho/).fill("2019-05-01");
    await page.getByRole("button", { name: "Salvar minha situação" }).click();
    await expect(page.getByText("Salvo. Seu plano já conta com isto.")).toBeVisible();
  });

  await test.step("the home page leads to the step while its date is near", async () => {
    if (month.daysLeft > AHEAD_DAYS) {
      await visit(page, "/pt-BR/app/plan?step=change-insurer");
      return;
    }
    await visit(page, "/pt-BR/app");
    const isFirst = await page
      .getByRole("region", { name: "Seu próximo passo" })
      .getByText(STEP)
      .isVisible();
    const link = page.getByRole("link", { name: isFirst ? "Abrir este passo" : STEP });
    if (!(await link.isVisible())) await page.getByText("Mais datas").click();
    await link.click();
  });

  await test.step("the step says until when, and leads to the comparison", async () => {
    await expect(page.getByRole("region", { name: STEP })).toContainText("O passo que você abriu");
    await expect(strip(page)).toContainText(`1º de janeiro de ${month.fromYear}`);
    await portal.expectAccessible();
    await strip(page).getByRole("link", { name: "Comparar os prêmios" }).click();
  });

  await test.step("the comparison opens with the family", async () => {
    await expect(stage(page, "Comparar")).toHaveAttribute("aria-current", "step");
    await expect(page.getByRole("group", { name: /^Pessoa/ })).toHaveCount(3);
    const child = page.getByRole("group", { name: "Pessoa 3" });
    await expect(child.getByLabel("Ano de nascimento")).toHaveValue("2019");
    await page.getByLabel("CEP da moradia").fill("8004");
    for (const [number, birthYear] of [
      [1, "1985"],
      [2, "1986"],
    ] as const) {
      const adult = page.getByRole("group", { name: `Pessoa ${number}` });
      await adult.getByLabel("Ano de nascimento").fill(birthYear);
    }
    for (const number of [1, 2, 3]) {
      const person = page.getByRole("group", { name: `Pessoa ${number}` });
      await person.getByLabel("Seguradora atual").selectOption({ label: "CSS" });
    }
    await page.getByRole("button", { name: "Comparar prêmios" }).click();
    const summary = page.getByRole("region", { name: "O que muda para cada pessoa" });
    await expect(summary).toContainText(`Hoje, em ${thisYear}`);
    await expect(summary.getByRole("row", { name: /^Todos/ })).toBeVisible();
    await portal.expectAccessible();
  });

  await test.step("one tap opens the letter with the insurer, the sender and the child", async () => {
    await page.getByRole("button", { name: "Escrever a carta para sair da CSS" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Cancelar o seguro de saúde básico",
    );
    expect(page.url()).toMatch(/\/cancel-insurer$/);
    await expect(stage(page, "Escrever a carta")).toHaveAttribute("aria-current", "step");
    await expect(page.getByLabel("Para quem")).toHaveValue("CSS");
    await expect(page.getByLabel("Seu nome completo")).toHaveValue("Ana Teste");
    await expect(page.getByText("nascimento em 2019")).toBeVisible();
    await portal.expectAccessible();
  });

  await test.step("the letter says how to send it, and leads back to the step", async () => {
    await page.getByLabel("Seu endereço").fill("Langstrasse 1\n8004 Zürich");
    await page.getByLabel("Para quem").fill("CSS\nMusterweg 1\n6000 Luzern");
    await page.getByLabel("Cidade onde você escreve").fill("Zürich");
    await page.getByLabel("Número de segurado").fill("123.456");
    await page.getByLabel("Último dia na seguradora atual").fill(`${thisYear}-12-31`);
    await page.getByLabel(/^Filhos menores/).fill("Léo Teste, 123.789");
    await page.getByLabel("Língua da carta").selectOption("Alemão");
    await page.getByRole("button", { name: "Ver a carta" }).click();
    const letter = page.getByRole("figure", { name: "Para enviar, em alemão" });
    await expect(letter).toContainText("Léo Teste, 123.789");
    await expect(stage(page, "Enviar")).toHaveAttribute("aria-current", "step");
    await expect(page.getByText(/^(Precisa chegar até|O último dia deste ano foi)/)).toBeVisible();
    await strip(page).getByRole("link", { name: "Marcar no meu plano" }).click();
  });

  await test.step("the step is ticked", async () => {
    const step = page.getByRole("region", { name: STEP });
    await step.getByRole("button", { name: /^Marcar como feito/ }).click();
    await expect(page.getByText(`Feito: ${STEP}.`)).toBeVisible();
  });
});
