import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { DEMO_PASSWORD, expect, test, visit } from "../support/portal";

test("login: a guest logs in and arrives at the requested page", async ({ page, portal }) => {
  await portal.open("/pt-BR/app/news/results?query=premios");
  await expect(page).toHaveURL(/\/pt-BR\/login\?redirect=/);
  await page.getByLabel("E-mail").fill("membro@example.com");
  await page.getByLabel("Senha", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(/\/pt-BR\/app\/news\/results\?query=premios$/);
});

test.describe("refused login", () => {
  test.use({ allowedErrors: [/401/] });

  test("gives one answer for an unknown address and a wrong password, and keeps the typed address", async ({
    page,
    portal,
  }) => {
    const messages: (string | null)[] = [];
    for (const email of ["membro@example.com", "ninguem@example.com"]) {
      await portal.open("/pt-BR/login");
      await page.getByLabel("E-mail").fill(email);
      await page.getByLabel("Senha", { exact: true }).fill("senha-errada-1");
      await page.getByRole("button", { name: "Entrar", exact: true }).click();
      const alert = page.getByRole("alert");
      await expect(alert).toBeVisible();
      messages.push(await alert.textContent());
      await expect(page.getByLabel("E-mail")).toHaveValue(email);
    }
    expect(messages[0]).toBe(messages[1]);
  });
});

test.describe("session on a visit from another site", () => {
  test.use({ allowedErrors: [/foreign request: http:\/\/127/] });

  test("the link opens the page without asking the member to log in", async ({
    page,
    portal,
    baseURL,
  }) => {
    await portal.startSessionAs("membro");
    const target = `${baseURL}/pt-BR/app/news`;
    const elsewhere = createServer((_, response) =>
      response.writeHead(200, { "Content-Type": "text/html" }).end(`<a href="${target}">abrir</a>`),
    );
    await new Promise<void>((done) => elsewhere.listen(0, "127.0.0.1", done));
    try {
      const shown: string[] = [];
      page.on("framenavigated", (frame) => shown.push(frame.url()));
      // 127.0.0.1 and localhost are different sites, so the browser first omits the strict cookie.
      await page.setContent("");
      await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
      await page.getByRole("link", { name: "abrir" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Notícias" })).toBeVisible();
      expect(shown.filter((url) => url.includes("/login"))).toEqual([]);
    } finally {
      elsewhere.close();
    }
  });
});

test("logout: in one tab reaches the other", async ({ page, portal, context }) => {
  await portal.startSessionAs("membro2");
  await portal.open("/pt-BR/app");
  const other = await context.newPage();
  await visit(other, "/pt-BR/app/news");
  await page.getByRole("button", { name: /Sua conta/ }).click();
  await page.getByRole("button", { name: "Sair" }).click();
  await expect(page).toHaveURL(/\/pt-BR\/login/);
  await expect(other).toHaveURL(/\/pt-BR\/login/);
});

test("theme: survives a reload", async ({ page, portal }) => {
  await portal.startSessionAs("membro");
  await portal.open("/pt-BR/app");
  await page.getByRole("button", { name: /Sua conta/ }).click();
  await page.getByRole("button", { name: "Escura" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});
