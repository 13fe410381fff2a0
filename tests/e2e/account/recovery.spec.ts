import type { Page } from "@playwright/test";
import { findMail, linkIn, listMails } from "../support/mails.ts";
import {
  makeMember,
  MEMBER_PASSWORD,
  withPortalDatabase,
  startSessionOf,
} from "../support/members.ts";
import { expect, test, visit } from "../support/portal.ts";

const NEW_PASSWORD = "neve no lago 1291";

async function askForLink(page: Page, email: string): Promise<void> {
  await visit(page, "/pt-BR/forgot-password");
  await askOnThisPage(page, email);
}

async function askOnThisPage(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Enviar link" }).click();
  await expect(page.getByRole("heading", { name: "Confira o seu e-mail" })).toBeVisible();
}

const recoveryMail = (email: string) => findMail(email, /Crie uma senha nova/);

async function linkFor(page: Page, email: string): Promise<string> {
  await askForLink(page, email);
  return linkIn(await recoveryMail(email), "forgot-password");
}

async function logInWith(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

test.use({ allowedErrors: [/400/] });

test("password recovery: a member sets a new password by the mailed link and is notified", async ({
  page,
  portal,
  browser,
}) => {
  const member = await makeMember();
  const { email } = member;
  const elsewhere = await browser.newContext();
  await startSessionOf(await elsewhere.newPage(), member);

  await portal.open("/pt-BR/login");
  await page.getByRole("link", { name: "Esqueci minha senha" }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Enviar link" }).click();
  await expect(page.getByText(`Se existir uma conta com ${email}`)).toBeVisible();
  await portal.expectAccessible();

  await portal.open(linkIn(await recoveryMail(email), "forgot-password"));
  await portal.expectAccessible();
  await page.getByLabel("Senha nova").fill("Senha12345!");
  await page.getByRole("button", { name: "Salvar senha nova" }).click();
  await expect(page.getByText(/fácil de adivinhar/).first()).toBeVisible();
  await page.getByLabel("Senha nova").fill(NEW_PASSWORD);
  await expect(page.getByText("Força da senha: ótima")).toBeVisible();
  await page.getByRole("button", { name: "Salvar senha nova" }).click();
  await expect(page.getByText("Senha nova criada. Entre com ela.")).toBeVisible();
  await logInWith(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/pt-BR\/app$/);

  await findMail(email, /A senha da sua conta foi trocada/);
  await expect
    .poll(async () => (await elsewhere.request.get("/pt-BR/session")).status(), { timeout: 30_000 })
    .toBe(401);
  await elsewhere.close();
});

test("password recovery: an address without an account gets the same answer and no mail", async ({
  page,
}) => {
  const unknown = `ninguem-${Date.now()}@example.com`;
  const { email } = await makeMember();
  const said: string[] = [];
  for (const each of [unknown, email]) {
    await askForLink(page, each);
    said.push((await page.getByRole("main").innerText()).replace(each, "…"));
  }
  expect(said[0]).toBe(said[1]);
  // Mails are sent in order of request: the known address comes after the unknown one.
  await recoveryMail(email);
  expect(await listMails(unknown)).toEqual([]);
});

test("password recovery: a mail scanner that opens the link, with or without a browser, does not use it up", async ({
  page,
  request,
}) => {
  const { email } = await makeMember();
  const link = await linkFor(page, email);
  for (let time = 0; time < 3; time += 1) {
    const answer = await request.get(link);
    expect(answer.status()).toBe(200);
    expect(answer.headers()["referrer-policy"]).toBe("no-referrer");
    expect(answer.headers()["cache-control"]).toContain("no-store");
  }
  await request.head(link);
  await visit(page, link);
  await page.getByLabel("Senha nova").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Salvar senha nova" }).click();
  await expect(page.getByText("Senha nova criada. Entre com ela.")).toBeVisible();
});

test.describe("invalid recovery link", () => {
  test.use({ allowedErrors: [/410/] });

  async function expectDeadLink(page: Page, link: string, words: RegExp): Promise<void> {
    await visit(page, link);
    await expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();
    await expect(page.getByLabel("Senha nova")).toHaveCount(0);
    await page.getByRole("link", { name: "Pedir um link novo" }).click();
    await expect(page.getByRole("heading", { name: "Esqueci minha senha" })).toBeVisible();
  }

  test("says that it was already used, and leads on", async ({ page }) => {
    const { email } = await makeMember();
    const link = await linkFor(page, email);
    await visit(page, link);
    await page.getByLabel("Senha nova").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Salvar senha nova" }).click();
    await expect(page).toHaveURL(/\/login/);
    await expectDeadLink(page, link, /já foi usado/);
  });

  test("says that it has expired, also if its page was open", async ({ page }) => {
    const { email, id } = await makeMember();
    const link = await linkFor(page, email);
    await visit(page, link);
    await withPortalDatabase(({ pool }) =>
      pool.query("update mail_tokens set expires_at = now() where user_id = $1", [id]),
    );
    await page.getByLabel("Senha nova").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Salvar senha nova" }).click();
    await expect(page.getByText("Este link venceu")).toBeVisible();
    await expectDeadLink(page, link, /venceu/);
  });

  test("says that a newer one was requested", async ({ page }) => {
    const { email } = await makeMember();
    const first = await linkFor(page, email);
    await askForLink(page, email);
    await expect.poll(async () => (await listMails(email)).length, { timeout: 40_000 }).toBe(2);
    await expectDeadLink(page, first, /link mais novo/);
    const [newest] = await listMails(email);
    await visit(page, newest ? linkIn(newest, "forgot-password") : "");
    await expect(page.getByLabel("Senha nova")).toBeVisible();
  });

  test("is reported as mangled, whatever is wrong with it", async ({ page }) => {
    for (const mangled of ["A".repeat(43), "a%20b", `${"A".repeat(42)}=`]) {
      const answer = await page.request.get(`/pt-BR/forgot-password/${mangled}`);
      const html = await answer.text();
      expect([mangled, /Não reconhecemos/.test(html)]).toEqual([mangled, true]);
      expect([mangled, html.includes('type="password"')]).toEqual([mangled, false]);
    }
    await expectDeadLink(page, "/pt-BR/forgot-password/x", /Não reconhecemos/);
  });
});

test.describe("password recovery without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("works from start to end", async ({ page }) => {
    const { email } = await makeMember();
    await page.goto("/pt-BR/forgot-password");
    await askOnThisPage(page, email);
    await page.goto(linkIn(await recoveryMail(email), "forgot-password"));
    await page.getByLabel("Senha nova").fill("curta");
    await page.getByRole("button", { name: "Salvar senha nova" }).click();
    await expect(page.getByText("Use pelo menos 10 caracteres.").first()).toBeVisible();
    await page.getByLabel("Senha nova").fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Salvar senha nova" }).click();
    await expect(page.getByText("Senha nova criada. Entre com ela.")).toBeVisible();
    await logInWith(page, email, NEW_PASSWORD);
    await expect(page).toHaveURL(/\/pt-BR\/app$/);
  });
});

test.describe("password recovery: a new password also ends this browser's session", () => {
  // The tab may or may not be notified and send a request before it navigates.
  test.use({ allowedErrors: [/40[01]/] });

  test("password recovery: a logged-in member can use the link as well", async ({ page }) => {
    const member = await makeMember();
    const link = await linkFor(page, member.email);
    await startSessionOf(page, member);
    await visit(page, link);
    await page.getByLabel("Senha nova").fill(MEMBER_PASSWORD.toUpperCase());
    await page.getByRole("button", { name: "Salvar senha nova" }).click();
    await expect(page.getByText("Senha nova criada. Entre com ela.")).toBeVisible();
  });
});
