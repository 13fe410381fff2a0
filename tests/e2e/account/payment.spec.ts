import type { Page } from "@playwright/test";
import { publishNews, removeNews } from "../support/cms";
import { findMail } from "../support/mails";
import { makeMember, startSessionOf } from "../support/members";
import { expect, test, visit } from "../support/portal";

/** The payment double, with its checkout page and its clock. */
const paymentOrigin = process.env["TEST_PAYMENT_URL"] ?? "http://localhost:4242";
const ROLE_FELT_MS = 30_000;

test.use({
  viewport: { width: 1280, height: 900 },
  // Locked pages and a declined card respond with 402; the provider's pages are another origin.
  allowedErrors: [new RegExp(`402|foreign request: ${paymentOrigin}/`)],
});

type Books = {
  subscriptions: { id: string; customer: string }[];
  customers: { id: string; email: string }[];
};

/** Makes the provider renew, decline or advance a member's subscription. */
async function atProvider(email: string, action: "renew" | "fail" | "advance-8"): Promise<void> {
  const books = (await (await fetch(`${paymentOrigin}/control/subscriptions`)).json()) as Books;
  const customer = books.customers.find((each) => each.email === email);
  const subscription = books.subscriptions.findLast((each) => each.customer === customer?.id);
  const url = `${paymentOrigin}/control/subscriptions/${subscription?.id}`;
  const body = new URLSearchParams({ do: action });
  const answer = await fetch(url, { method: "POST", body, redirect: "manual" });
  expect(answer.status).toBe(303);
}

async function goToPayment(page: Page): Promise<void> {
  await visit(page, "/pt-BR/app/membership");
  await page.getByRole("button", { name: "Ir para o pagamento" }).click();
  await expect(page).toHaveURL(new RegExp(`^${paymentOrigin}/pay/`));
}

const figures = (page: Page) => page.getByRole("figure", { name: "Aluguel por número de cômodos" });
const locked = (page: Page) => page.getByText("Este conteúdo faz parte da assinatura");

test("payment: opens the cantons without a new login; a failed card closes only them, after seven days", async ({
  page,
}) => {
  test.setTimeout(300_000);
  const member = await makeMember();
  const news = await publishNews("Uma notícia para guardar");
  try {
    await startSessionOf(page, member);
    await visit(page, `/pt-BR/app/news/${news.slug}`);
    await page.getByRole("button", { name: "Salvar nos favoritos" }).click();
    // The toast appears after the write; the button changes before.
    await expect(page.getByRole("button", { name: "Desfazer" })).toBeVisible();
    await visit(page, "/pt-BR/app/cantons/GE");
    await expect(locked(page)).toBeVisible();
    await page.getByRole("link", { name: "Conhecer a assinatura" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Assinatura" })).toBeVisible();
    await page.getByRole("button", { name: "Ir para o pagamento" }).click();
    await expect(page).toHaveURL(new RegExp(`^${paymentOrigin}/pay/`));
    await page.getByRole("button", { name: "Cartão recusado" }).click();
    await expect(page.getByRole("alert")).toContainText("foi recusado");
    await page.getByRole("button", { name: "Pagar", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Sua assinatura está ativa" })).toBeVisible({
      timeout: 20_000,
    });
    await page.getByRole("link", { name: "Voltar para “Genebra”" }).click();
    await expect(page).toHaveURL(/\/pt-BR\/app\/cantons\/GE$/);
    await visit(page, "/pt-BR/app/cantons/GE");
    await expect(figures(page)).toBeVisible({ timeout: ROLE_FELT_MS });
    const receipt = await findMail(member.email, /Recebemos o seu pagamento/);
    expect(receipt.text).toContain("CHF 9.90");

    await atProvider(member.email, "fail");
    await findMail(member.email, /não passou/);
    await visit(page, "/pt-BR/app/cantons/GE");
    await expect(figures(page)).toBeVisible();
    await expect(page.getByText("O pagamento da sua assinatura não passou")).toBeVisible();

    await atProvider(member.email, "advance-8");
    await expect(locked(page)).toBeVisible({ timeout: 2 * ROLE_FELT_MS });
    await visit(page, "/pt-BR/app/news/favorites");
    await expect(page.getByText(news.title)).toBeVisible();

    await visit(page, "/pt-BR/app/membership");
    await expect(page.getByText("O acesso pago está pausado")).toBeVisible();
    await page.getByRole("button", { name: "Trocar a forma de pagamento" }).click();
    await expect(page).toHaveURL(new RegExp(`^${paymentOrigin}/portal/`));
    await page.getByRole("button", { name: "Trocar cartão" }).click();
    await page.getByRole("link", { name: "Voltar ao Portal Suíça" }).click();
    await expect(page.getByText("Ativa", { exact: true })).toBeVisible({ timeout: 20_000 });
  } finally {
    await removeNews(news.id);
  }
});

test("payment: leaving without paying unlocks nothing, and the free plan stays visible", async ({
  page,
}) => {
  const member = await makeMember();
  await startSessionOf(page, member);
  await goToPayment(page);
  const checkout = page.url().split("/").at(-1) ?? "";
  await page.getByRole("button", { name: "Sair sem pagar" }).click();
  await expect(page.getByRole("heading", { name: "Você saiu sem pagar" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Continuar grátis" })).toBeVisible();
  await visit(page, `/pt-BR/app/membership/return?checkout=${checkout}`);
  await expect(page.getByRole("heading", { name: "Você saiu sem pagar" })).toBeVisible();
  await visit(page, "/pt-BR/app/cantons/GE");
  await expect(locked(page)).toBeVisible();
});

test("subscription: a member cancels it in two clicks and resumes it in one", async ({
  page,
  portal,
}) => {
  const member = await makeMember();
  await startSessionOf(page, member);
  await goToPayment(page);
  await page.getByRole("button", { name: "Pagar", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Sua assinatura está ativa" })).toBeVisible({
    timeout: 20_000,
  });
  await portal.open(`/pt-BR/app/profile/${member.directusUserId}/account`);
  await page.getByText("Cancelar a assinatura").click();
  await page.getByRole("button", { name: "Confirmar o cancelamento" }).click();
  await expect(page.getByText("A assinatura foi cancelada")).toBeVisible();
  await expect(page.getByRole("link", { name: /Abrir o recibo/ })).toBeVisible();
  await page.getByRole("button", { name: "Desfazer o cancelamento" }).click();
  await expect(page.getByText("O cancelamento foi desfeito")).toBeVisible();
  await expect(page.getByText("Próxima cobrança", { exact: true })).toBeVisible();
  await findMail(member.email, /Sua assinatura foi cancelada/);
  await findMail(member.email, /Sua assinatura continua/);
});

test("plan choice: is accessible and works without scripts", async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  const member = await makeMember();
  await startSessionOf(page, member);
  await portal.open("/pt-BR/app/membership");
  await portal.expectAccessible();
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto("/pt-BR/app/membership");
  await plain.getByLabel(/^Anual/).check();
  await plain.getByLabel(/^Reais/).check();
  await plain.getByRole("button", { name: "Ir para o pagamento" }).click();
  await plain.getByRole("link", { name: "Abrir a página de pagamento" }).click();
  await expect(plain.getByText("R$ 599,00")).toBeVisible();
  await expect(plain.getByLabel("Pix")).toBeVisible();
  await context.close();
});
