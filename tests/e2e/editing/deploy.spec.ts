import type { Page } from "@playwright/test";
import { makeNextDeployment } from "../support/deployment";
import { DEMO_PASSWORD, expect, test, visit, waitUntilHydrated } from "../support/portal";
import { findFreePort, startSecondApp } from "../support/second-app";

// Too narrow for the map panel, whose own request is irrelevant here.
test.use({
  serviceWorkers: "allow",
  viewport: { width: 1000, height: 800 },
  allowedErrors: [
    /foreign request|404|503|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_FAILED|Failed to fetch|loading route module/,
  ],
});

function listDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

/** The tab learns of routes in the background; Remix loads an unknown route as a document. */
function hearOf(page: Page, path: string) {
  return page.waitForResponse((response) =>
    new URL(response.url()).searchParams.getAll("p").includes(path),
  );
}

function listCode(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
}

async function logIn(page: Page, origin: string): Promise<void> {
  await visit(page, `${origin}/pt-BR/login`);
  await page.getByLabel("E-mail").fill("membro@example.com");
  await page.getByLabel("Senha", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(/\/pt-BR\/app$/);
}

test("deployment: an old tab continues after one reload, and the next pages need none", async ({
  page,
}) => {
  test.slow();
  const port = await findFreePort();
  const next = await makeNextDeployment("routes/search/search");
  const before = await startSecondApp({ port });
  let running = before;
  try {
    await Promise.all([hearOf(page, "/pt-BR/app/search"), logIn(page, before.origin)]);
    await before.stop();
    running = await startSecondApp({ port, folder: next.folder });

    const documents = listDocuments(page);
    await page.getByRole("searchbox", { name: "Buscar no portal" }).fill("suica");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Busca" })).toBeVisible();
    await expect(page).toHaveURL(/\/app\/search\?query=suica$/);
    await waitUntilHydrated(page);
    expect(documents).toEqual(["/pt-BR/app/search"]);
    expect(await listCode(page)).toContain(`/assets/${next.code.after}`);

    await page.getByRole("link", { name: "Notícias", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Notícias" })).toBeVisible();
    expect(documents).toHaveLength(1);
  } finally {
    await running.stop();
    await next.remove();
  }
});

test("deployment: an old tab with cached code continues without a reload", async ({ page }) => {
  test.slow();
  const port = await findFreePort();
  const next = await makeNextDeployment("routes/news/list", { keepsOldCode: true });
  const before = await startSecondApp({ port });
  let running = before;
  try {
    await Promise.all([hearOf(page, "/pt-BR/app/news"), logIn(page, before.origin)]);
    await before.stop();
    running = await startSecondApp({ port, folder: next.folder });

    const documents = listDocuments(page);
    const areas = page.getByRole("navigation", { name: "Áreas do portal" });
    await areas.getByRole("link", { name: "Notícias", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Notícias" })).toBeVisible();
    expect(documents).toEqual([]);
    const code = await listCode(page);
    expect(code).toContain(`/assets/${next.code.before}`);
    expect(code).not.toContain(`/assets/${next.code.after}`);
  } finally {
    await running.stop();
    await next.remove();
  }
});
