import { randomUUID } from "node:crypto";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { findMail, linkIn, listMails } from "../support/mails";
import { expect, test, visit, waitUntilHydrated } from "../support/portal";

const PASSWORD = "queijo derretido com batata";
/** A faster visitor counts as a bot. */
const LEAST_FILL_MS = 2_000;
/** A new role takes effect without a new login. */
const ROLE_FELT_MS = 30_000;

const newEmail = () => `cadastro-${randomUUID()}@example.com`;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** From the introduction to the code. */
async function signUpToCode(page: Page, email: string): Promise<void> {
  await press(page, "Começar");
  await expect(heading(page)).toHaveText("Como você se chama?");
  const startedAtMs = Date.now();
  await page.getByLabel("Nome", { exact: true }).fill("Luiza");
  await page.getByLabel("Sobrenome").fill("D'Ávila");
  await press(page, "Continuar");
  await expect(heading(page)).toHaveText("Qual é o seu e-mail?");
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByLabel(/Li e aceito/).check();
  await expect.poll(() => Date.now() - startedAtMs).toBeGreaterThan(LEAST_FILL_MS);
  await press(page, "Continuar");
  await expect(heading(page)).toHaveText("Confira seu e-mail");
}

/** A new device without the others' data. */
async function newDevice(browser: Browser, baseURL: string | undefined): Promise<BrowserContext> {
  return browser.newContext({ baseURL: String(baseURL), locale: "pt-BR" });
}

async function refuseCookies(context: BrowserContext): Promise<void> {
  await context.route("**/pt-BR/**", async (route) => {
    const answer = await route.fetch();
    const headers = { ...answer.headers() };
    delete headers["set-cookie"];
    await route.fulfill({ response: answer, headers });
  });
}

/** A refused step responds with 400, which the browser logs as an error. */
test.use({ viewport: { width: 1280, height: 900 }, allowedErrors: [/status of 400/] });

test("signup: a visitor signs up, confirms without cookies, continues elsewhere, pays and sees canton data", async ({
  page,
  portal,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const email = newEmail();
  await portal.open("/pt-BR/signup");
  await portal.expectAccessible();
  await signUpToCode(page, email);
  await portal.expectAccessible();

  // A mail program opens the link first, which must confirm nothing.
  const link = linkIn(await findMail(email, /Confirme/), "confirm-email");
  const scanner = await newDevice(browser, baseURL);
  const looked = await scanner.request.get(link);
  expect([looked.status(), looked.headers()["referrer-policy"]]).toEqual([200, "no-referrer"]);
  await page.reload();
  await expect(heading(page)).toHaveText("Confira seu e-mail");
  await scanner.close();

  const mailbox = await newDevice(browser, baseURL);
  await refuseCookies(mailbox);
  const phone = await mailbox.newPage();
  await visit(phone, link);
  await expect(phone.getByText(email)).toBeVisible();
  await phone.getByRole("button", { name: "Sim, confirmar meu e-mail" }).click();
  await expect(heading(phone)).toHaveText("E-mail confirmado");
  await visit(phone, link);
  await expect(heading(phone)).toHaveText("Este link já foi usado");
  await mailbox.unrouteAll({ behavior: "ignoreErrors" });
  await mailbox.close();

  // The waiting tab continues by itself.
  await expect(heading(page)).toHaveText("Crie sua senha", { timeout: 30_000 });
  await portal.expectAccessible();
  await page.getByLabel("Senha", { exact: true }).fill("luiza1234567");
  await press(page, "Criar conta");
  await expect(page.getByText("A senha não pode conter").first()).toBeVisible();
  await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
  await press(page, "Criar conta");
  await expect(heading(page)).toHaveText("Você tem passaporte europeu?");
  await portal.expectAccessible();
  await page.getByLabel("Não", { exact: true }).check();
  await press(page, "Continuar");
  await expect(heading(page)).toHaveText("E o trabalho na Suíça?");

  // The rest on another device, after a login.
  const laptop = await newDevice(browser, baseURL);
  const other = await laptop.newPage();
  await visit(other, "/pt-BR/login?redirect=%2Fpt-BR%2Fsignup");
  await other.getByLabel("E-mail").fill(email);
  await other.getByLabel("Senha", { exact: true }).fill(PASSWORD);
  await press(other, "Entrar");
  await expect(heading(other)).toHaveText("E o trabalho na Suíça?");
  await waitUntilHydrated(other);
  await other.getByLabel("Estou procurando", { exact: true }).check();
  await press(other, "Voltar");
  await expect(heading(other)).toHaveText("Você tem passaporte europeu?");
  await expect(other.getByLabel("Não", { exact: true })).toBeChecked();
  await press(other, "Continuar");
  await expect(other.getByLabel("Estou procurando", { exact: true })).toBeChecked();
  await press(other, "Continuar");
  await expect(heading(other)).toHaveText("Quando você pretende estar na Suíça?");
  await other.getByLabel("Em mais de 12 meses").check();
  await other.getByLabel("1ª escolha").selectOption({ label: "Genebra" });
  await press(other, "Continuar");
  await expect(heading(other)).toHaveText("Quanto dá para se dedicar?");
  await other.getByLabel("Horas por semana para a mudança").selectOption("unknown");
  for (const language of ["Alemão", "Francês", "Italiano"]) {
    await other.getByLabel(language, { exact: true }).selectOption("unknown");
  }
  await other.getByLabel("Trabalho", { exact: true }).check();
  await press(other, "Ver meu relatório");
  await expect(heading(other)).toHaveText("Hoje o caminho é estreito");
  await expect(other.getByText("O que é proibido").first()).toBeVisible();
  await expect(other.getByText(/Textos revistos a partir de/).first()).toBeVisible();
  expect(new URL(other.url()).search).toBe("?step=report");

  await press(other, "Ver as formas de participar");
  await expect(heading(other)).toHaveText("Escolha como participar");
  await expect(other.getByRole("button", { name: "Continuar grátis" }).first()).toBeVisible();
  await visit(other, "/pt-BR/app/cantons/GE");
  await expect(heading(other)).toHaveText("Este conteúdo faz parte da assinatura");
  await visit(other, "/pt-BR/signup");
  await payInTheDemo(other);
  const isPaid = async () => {
    await visit(other, "/pt-BR/signup");
    return other.getByText("Você já é assinante").isVisible();
  };
  await expect.poll(isPaid, { timeout: ROLE_FELT_MS }).toBe(true);
  await press(other, "Continuar");
  await expect(heading(other)).toHaveText("Sua conta está pronta");
  await waitUntilHydrated(other);
  await other.getByLabel("Seu cantão").selectOption({ label: "Genebra" });
  const topics = other.getByRole("group", { name: "Assuntos para seguir" });
  for (const topic of ["Trabalho", "Moradia"]) {
    await topics.getByRole("checkbox", { name: topic }).check();
  }
  await press(other, "Ir para o portal");
  await expect(other).toHaveURL(/\/pt-BR\/app$/);
  await visit(other, "/pt-BR/signup?step=welcome");
  await expect(other.getByLabel("Seu cantão").locator("option:checked")).toHaveText("Genebra");
  await other.getByRole("link", { name: "Abrir meu perfil" }).click();
  await expect(other.getByLabel("Interesses", { exact: true })).toHaveValue(/Trabalho, Moradia/);
  await visit(other, "/pt-BR/app/cantons/GE");
  await expect(heading(other)).toContainText("Genebra");
  await laptop.close();
});

/** Buys the monthly plan on the provider's page. */
async function payInTheDemo(page: Page): Promise<void> {
  await waitUntilHydrated(page);
  await page.getByRole("button", { name: /Assinar|Ir para o pagamento/ }).click();
  await page.getByRole("button", { name: /^Pagar/ }).click();
  await expect(heading(page)).toHaveText("Sua assinatura está ativa", { timeout: 40_000 });
}

test("signup: accepts the code, corrects the e-mail, and waits before another mail", async ({
  page,
  portal,
}) => {
  const [wrong, right] = [newEmail(), newEmail()];
  await portal.open("/pt-BR/signup?ref=feira26");
  await signUpToCode(page, wrong);
  await expect(page.getByRole("button", { name: /Mandar de novo em/ })).toBeDisabled();
  await press(page, "Corrigir e-mail");
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(wrong);
  await page.getByRole("textbox", { name: "E-mail" }).fill(right);
  await press(page, "Continuar");
  await expect(page.getByText(right)).toBeVisible();
  const old = await findMail(wrong, /Confirme/);
  const mail = await findMail(right, /Confirme/);

  await page.getByLabel("Código de seis dígitos").fill("12");
  await press(page, "Confirmar");
  await expect(page.getByText("Digite os seis dígitos do código.").first()).toBeVisible();
  await page.getByLabel("Código de seis dígitos").fill(codeIn(mail.text));
  await press(page, "Confirmar");
  await expect(heading(page)).toHaveText("Crie sua senha");
  await visit(page, linkIn(old, "confirm-email"));
  await expect(heading(page)).toHaveText("Há um link mais novo");
});

function codeIn(text: string): string {
  return /\b(\d{6})\b/.exec(text)?.[1] ?? "";
}

test("signup: keeps the input after Escape and continues there", async ({ page, portal }) => {
  await portal.open("/pt-BR/signup");
  await press(page, "Começar");
  await page.getByLabel("Nome", { exact: true }).fill("Luiza");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/pt-BR$/);
  await portal.open("/pt-BR/signup");
  await expect(heading(page)).toHaveText("Como você se chama?");
  await expect(page.getByLabel("Nome", { exact: true })).toHaveValue("Luiza");
  await press(page, "Continuar");
  const surname = page.getByLabel("Sobrenome");
  await expect(surname).toBeFocused();
  await expect(surname).toHaveAccessibleDescription("Escreva seu sobrenome, com letras.");
  await expect(page.getByText("Escreva seu sobrenome, com letras.")).toHaveCount(1);
});

test("signup: suggests a correction of a mistyped e-mail", async ({ page, portal }) => {
  await portal.open("/pt-BR/signup");
  await press(page, "Começar");
  await page.getByLabel("Nome", { exact: true }).fill("Luiza");
  await page.getByLabel("Sobrenome").fill("Souza");
  await press(page, "Continuar");
  await page.getByRole("textbox", { name: "E-mail" }).fill("luiza@gmial.com");
  await page.getByLabel(/Li e aceito/).check();
  await press(page, "Você quis dizer luiza@gmail.com?");
  await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue("luiza@gmail.com");
});

test("signup: shows the same page for a known e-mail, and notifies its owner", async ({
  page,
  portal,
}) => {
  const before = (await listMails("gratis@example.com")).length;
  await portal.open("/pt-BR/signup");
  await signUpToCode(page, "gratis@example.com");
  await expect
    .poll(async () => (await listMails("gratis@example.com")).length)
    .toBeGreaterThan(before);
  const [newest] = await listMails("gratis@example.com");
  expect(newest?.subject).toBe("Você já tem conta no Portal Suíça");
});

test("signup: sends members who never started its questions to the app", async ({
  page,
  portal,
}) => {
  await portal.startSessionAs("gratis");
  await visit(page, "/pt-BR/signup");
  await expect(page).toHaveURL(/\/pt-BR\/app$/);
});

test.describe("signup without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("leads through the first steps to an account and the first question", async ({ page }) => {
    const email = newEmail();
    await page.goto("/pt-BR/signup");
    await signUpToCode(page, email);
    await page
      .getByLabel("Código de seis dígitos")
      .fill(codeIn((await findMail(email, /Confirme/)).text));
    await press(page, "Confirmar");
    await expect(heading(page)).toHaveText("Crie sua senha");
    await page.getByLabel("Senha", { exact: true }).fill(PASSWORD);
    await press(page, "Criar conta");
    await expect(heading(page)).toHaveText("Você tem passaporte europeu?");
    await page.getByLabel("Sim", { exact: true }).check();
    await press(page, "Continuar");
    await expect(page.getByText("Escolha o país do passaporte.").first()).toBeVisible();
    await page.getByLabel("De qual país?").selectOption("PT");
    await press(page, "Continuar");
    await expect(heading(page)).toHaveText("E o trabalho na Suíça?");
    await press(page, "Terminar depois");
    await expect(page).toHaveURL(/\/pt-BR\/app$/);
  });
});
