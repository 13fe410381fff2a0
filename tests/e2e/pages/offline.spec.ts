import type { Page } from "@playwright/test";
import { publishNews, removeNews, type CreatedNews } from "../support/cms";
import { findRouteCode } from "../support/route-code";
import { expect, test, waitUntilHydrated } from "../support/portal";

// Too narrow for the map panel, whose own request is irrelevant here.
test.use({ viewport: { width: 1000, height: 800 }, serviceWorkers: "allow" });

const newsCode = (url: URL) => url.pathname === `/assets/${findRouteCode("routes/news/results")}`;

function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

/** Follows a link by click, without the prefetch of a hover. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

test.describe("missing code of an older version", () => {
  // Without the worker, whose cache would hide a missing file from the page.
  test.use({
    serviceWorkers: "block",
    allowedErrors: [/Failed to (load resource|fetch)|loading route module/],
  });

  test("causes one reload, which shows the page", async ({ page, portal }) => {
    await portal.logInAs("membro");
    await page.route(newsCode, (route) => route.fulfill({ status: 404, body: "" }), { times: 1 });
    const documents = countDocuments(page);
    const reloaded = page.waitForEvent("load");
    await follow(page, "/pt-BR/app/news/results?query=suica");
    await reloaded;
    await waitUntilHydrated(page);
    await expect(page.getByRole("heading", { level: 1, name: "Buscar notícias" })).toBeVisible();
    await expect(page).toHaveURL(/\/news\/results\?query=suica$/);
    expect(documents()).toBe(1);
  });

  test("keeps the input until the member returns to the page", async ({ page, portal }) => {
    await portal.open("/pt-BR/login");
    await page.getByLabel("E-mail").fill("rascunho@example.com");
    await page.getByLabel("Senha", { exact: true }).fill("nunca-guardada");
    await page.route(/\/assets\/signup-.*\.js/, (route) =>
      route.fulfill({ status: 404, body: "" }),
    );
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("page-extras")),
    );
    const documents = countDocuments(page);
    const reloaded = page.waitForEvent("load");
    await follow(page, "/pt-BR/signup");
    await reloaded;
    expect(documents()).toBe(1);
    await portal.open("/pt-BR/login");
    await expect(page.getByLabel("E-mail")).toHaveValue("rascunho@example.com");
    await expect(page.getByLabel("Senha", { exact: true })).toHaveValue("");
  });

  test("shows an error if it stays missing, without a second reload", async ({ page, portal }) => {
    await portal.logInAs("membro");
    await page.route(newsCode, (route) => route.fulfill({ status: 404, body: "" }));
    const documents = countDocuments(page);
    const reloaded = page.waitForEvent("load");
    await follow(page, "/pt-BR/app/news/results");
    await reloaded;
    expect(documents()).toBe(1);
    await portal.open("/pt-BR/app");
    await follow(page, "/pt-BR/app/news/results");
    await expect(page.getByRole("heading", { name: "Há uma versão nova do portal" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Recarregar" })).toBeVisible();
    expect(documents()).toBe(2);
    await portal.expectAccessible();
  });
});

test.describe("page change without a connection", () => {
  test.use({
    allowedErrors: [/ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch|loading route module/],
  });

  test("says so, and the page opens by itself after reconnecting", async ({
    page,
    portal,
    context,
  }) => {
    await portal.logInAs("membro");
    await context.setOffline(true);
    await follow(page, "/pt-BR/app/news/results");
    await expect(page.getByRole("heading", { name: "Você está sem conexão" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Buscar notícias" })).toBeVisible();
    await expect(page).toHaveURL(/\/news\/results$/);
  });
});

test.describe("input without a connection", () => {
  test.use({
    allowedErrors: [/ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch|loading route module/],
  });

  test("is restored when the page returns", async ({ page, portal, context }) => {
    await portal.startSessionAs("membro");
    await portal.open("/pt-BR/app/feedback");
    await page.waitForFunction(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("page-extras")),
    );
    const text = "Um resumo semanal por cantão, com o que mudou nas regras.";
    await page.getByRole("radio", { name: "Problema" }).check();
    await page.getByLabel("Título").fill("Resumo por cantão");
    await page.getByLabel(/Detalhes/).fill(text);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Enviar", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Você está sem conexão" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByLabel(/Detalhes/)).toHaveValue(text);
    await expect(page.getByLabel("Título")).toHaveValue("Resumo por cantão");
    await expect(page.getByRole("radio", { name: "Problema" })).toBeChecked();
  });
});

test.describe("installed portal without a connection", () => {
  test.use({
    allowedErrors: [/ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch|loading route module/],
  });

  const keptPaths = (page: Page, prefix = "portal-read:") =>
    page.evaluate(async (expected) => {
      const paths: string[] = [];
      for (const name of await caches.keys()) {
        if (!name.startsWith(expected)) continue;
        const requests = await (await caches.open(name)).keys();
        paths.push(...requests.map(({ url }) => new URL(url).pathname));
      }
      return paths;
    }, prefix);

  // Items for these tests only: another test may delete its news while this one reads it.
  let news: CreatedNews;
  test.beforeEach(async () => {
    news = await publishNews(`Lida sem conexão ${crypto.randomUUID().slice(0, 8)}`);
  });
  test.afterEach(() => removeNews(news.id));

  async function readOwnNews(page: Page): Promise<string> {
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.getByRole("article").getByRole("link", { name: news.title }).first().click();
    await expect(page).toHaveURL(/\/pt-BR\/app\/news\/[a-z0-9-]+$/);
    const { pathname } = new URL(page.url());
    await expect.poll(() => keptPaths(page)).toEqual([pathname]);
    return pathname;
  }

  test("shows recently read pages and an offline page for the rest", async ({
    page,
    portal,
    context,
  }) => {
    await portal.startSessionAs("membro");
    await portal.open("/pt-BR/app/news");
    const path = await readOwnNews(page);
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    await context.setOffline(true);
    await page.goto("/pt-BR/app/forum");
    await expect(page.getByRole("heading", { name: "Você está sem conexão" })).toBeVisible();
    await page.getByRole("link", { name: title ?? "" }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1, name: title ?? "" })).toBeVisible();
    await page.goto("/pt-BR/app/forum");
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Fórum" })).toBeVisible();
  });

  test("leads an internal link to the offline page, and back to the list seen before", async ({
    page,
    portal,
    context,
  }) => {
    await portal.logInAs("gratis");
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await portal.open("/pt-BR/app/news");
    await expect.poll(() => keptPaths(page, "portal-lists:")).toContain("/pt-BR/app/news");
    await context.setOffline(true);
    await expect(page.getByText("O que está aberto continua aqui")).toBeVisible();
    await follow(page, "/pt-BR/app/support");
    await expect(page).toHaveTitle(/^Você está sem conexão/);
    await page.getByRole("link", { name: "Notícias", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Notícias" })).toBeVisible();
  });

  test("calculates an amount, and shows the last seen plan", async ({ page, portal, context }) => {
    await portal.logInAs("gratis");
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const paths = ["/pt-BR/app/plan", "/pt-BR/app/tools/currency"];
    for (const path of paths) {
      await portal.open(path);
      await expect.poll(() => keptPaths(page, "portal-lists:")).toContain(path);
    }
    await context.setOffline(true);
    await page.goto("/pt-BR/app/tools/currency");
    await waitUntilHydrated(page);
    await page.getByLabel("Valor", { exact: true }).fill("1000");
    await page.getByLabel("Cotação do banco ou do app").fill("6");
    await expect(page.getByText("BRL 6.000,00").first()).toBeVisible();
    await page.goto("/pt-BR/app/plan");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Você está sem conexão");
  });

  test("retains nothing of a member who logged out", async ({ page, portal }) => {
    await portal.startSessionAs("membro2");
    await portal.open("/pt-BR/app/news");
    await readOwnNews(page);
    await page.getByRole("button", { name: /Sua conta/ }).click();
    await page.getByRole("button", { name: "Sair" }).click();
    await expect(page).toHaveURL(/\/pt-BR\/login/);
    await expect.poll(() => keptPaths(page)).toEqual([]);
  });
});
