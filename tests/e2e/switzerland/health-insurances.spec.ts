import { makeMember, MEMBER_PASSWORD } from "../support/members";
import { expect, startSession, test, visit } from "../support/portal";

test.use({ allowedErrors: [/status of (400|503)/] });

const PATH = "/pt-BR/app/classifieds/health-insurances";

test("health insurance: a family finds its premiums and the yearly cost of each deductible", async ({
  page,
  portal,
}) => {
  const member = await makeMember({ role: "payingUser" });
  await startSession(page, member.email, MEMBER_PASSWORD);
  await visit(page, PATH);
  await expect(page.getByRole("heading", { level: 1, name: "Seguro de saúde" })).toBeVisible();
  await portal.expectAccessible();

  await page.getByLabel("CEP da moradia").fill("80");
  await page.getByRole("button", { name: "Comparar prêmios" }).click();
  await expect(page.getByRole("alert")).toContainText("CEP suíço de quatro algarismos");
  await expect(page.getByLabel("CEP da moradia")).toBeFocused();

  await page.getByLabel("CEP da moradia").fill("8004");
  await page.getByLabel("Ano de nascimento").fill("1990");
  await page.getByLabel("Seguradora atual").selectOption({ label: "CSS" });
  await page.getByRole("button", { name: "Adicionar pessoa" }).click();
  const child = page.getByRole("group", { name: "Pessoa 2" });
  await child.getByLabel("Ano de nascimento").fill("2016");
  await child.getByLabel("Franquia").selectOption("0");
  await page.getByRole("button", { name: "Comparar prêmios" }).click();

  const adult = page.getByRole("region", { name: /^Pessoa 1: adulto/ });
  await expect(adult.getByText("Hoje: CSS, Grundversicherung, CHF\u00a0651.00")).toBeVisible();
  await expect(adult.getByRole("columnheader", { name: "Diferença da atual" })).toBeVisible();
  await expect(adult.getByText("Ninguém paga para aparecer antes.")).toBeVisible();
  await expect(adult.getByRole("link", { name: /^Fonte: BAG/ }).first()).toContainText("2026");
  await expect(page.getByRole("region", { name: /^Pessoa 2: criança/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Toda a família" })).toBeVisible();
  await expect(page.getByText("Os de 2027 não estão aqui")).toBeVisible();
  const coming = page.getByRole("region", { name: "2027 em ZH: o que já se sabe" });
  await expect(coming.getByText(/É só uma parte dos prêmios de 2027/)).toBeVisible();
  expect(page.url()).toMatch(/health-insurances$/);

  await page
    .getByRole("button", { name: /^Mostrar todos/ })
    .first()
    .click();
  const row = adult.getByRole("row", { name: /KPT.*Livre escolha/ });
  await expect(row).toBeVisible();
  // If Directus is busy, the page says so and shows the curve on the next try.
  await expect(async () => {
    await row.getByRole("button", { name: /^Ver as franquias de KPT/ }).click();
    await expect(adult.getByText(/Custo do ano conforme a franquia: KPT/)).toBeVisible();
  }).toPass();
  await adult.getByText("Ver os números em tabela").click();
  await expect(adult.getByRole("table", { name: "Custo do ano por franquia" })).toBeVisible();
  await portal.expectAccessible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("health insurance: counts with the premium that a person types, and refuses a wrong one", async ({
    page,
    portal,
  }) => {
    const member = await makeMember({ role: "payingUser" });
    await startSession(page, member.email, MEMBER_PASSWORD);
    await visit(page, PATH);
    await page.getByLabel("CEP da moradia").fill("8004");
    await page.getByLabel("Ano de nascimento").fill("1990");
    await page.getByLabel("Seguradora atual").selectOption({ label: "CSS" });
    const paid = page.getByLabel("Quanto você paga hoje (CHF por mês)");
    await paid.fill("quinhentos");
    await page.getByRole("button", { name: "Comparar prêmios" }).click();
    await expect(page.getByRole("alert")).toContainText("de 0 a 5000");
    await expect(paid).toHaveValue("quinhentos");
    await expect(page.getByLabel("CEP da moradia")).toHaveValue("8004");

    await paid.fill("520");
    await page.getByRole("button", { name: "Comparar prêmios" }).click();
    const summary = page.getByRole("region", { name: "O que muda para cada pessoa" });
    await expect(summary).toContainText("CHF\u00a0520.00");
    await expect(summary).toContainText("com o valor que você informou");
    const adult = page.getByRole("region", { name: /^Pessoa 1: adulto/ });
    await expect(adult.getByText("Hoje: CHF\u00a0520.00 por mês")).toBeVisible();
    expect(page.url()).toMatch(/health-insurances$/);
    await portal.expectAccessible();
  });

  test("health insurance: a person without an insurer reads the deadline of newcomers", async ({
    page,
  }) => {
    const member = await makeMember({ role: "payingUser" });
    await startSession(page, member.email, MEMBER_PASSWORD);
    await visit(page, PATH);
    await page.getByLabel("CEP da moradia").fill("8004");
    await page.getByLabel("Ano de nascimento").fill("1990");
    const paid = page.getByLabel("Quanto você paga hoje (CHF por mês)");
    await expect(paid).toBeVisible();
    await page.getByLabel("Seguradora atual").selectOption("Ainda não tenho seguradora");
    await expect(paid).toBeHidden();
    await expect(page.getByLabel("Modelo atual")).toBeHidden();
    await page.getByRole("button", { name: "Comparar prêmios" }).click();
    const summary = page.getByRole("region", { name: "Para quem chega" });
    await expect(summary).toContainText("Quem chega tem 3 meses para contratar o seguro");
    await expect(page.getByRole("region", { name: /^Pessoa 1: adulto/ })).toBeVisible();
    await expect(page.getByText(/Diga a seguradora atual/)).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Troca de seguradora" })).toHaveCount(0);
  });
});

test("health insurance: a free member sees three offers, and a postcode of two regions asks for the region", async ({
  page,
}) => {
  const member = await makeMember();
  await startSession(page, member.email, MEMBER_PASSWORD);
  await visit(page, PATH);
  await page.getByLabel("CEP da moradia").fill("2814");
  await page.getByLabel("Ano de nascimento").fill("2003");
  await page.getByRole("button", { name: "Comparar prêmios" }).click();
  const places = page.getByRole("radiogroup", { name: "Localidade" });
  await places.getByRole("radio", { name: /BL, região/ }).check();
  await page.getByRole("button", { name: "Comparar prêmios" }).click();
  const young = page.getByRole("region", { name: /^Pessoa 1: jovem adulto/ });
  await expect(young.getByRole("button", { name: /^Ver as franquias de/ })).toHaveCount(3);
  await expect(page.getByText("As três mais baratas")).toBeVisible();
});
