import type { Page } from "@playwright/test";
import { makeNextDeployment } from "./deployment";
import { DEMO_PASSWORD, expect, test } from "./portal";
import { findFreePort, startSecondApp } from "./second-app";

// Narrower than the map panel, whose own request is no part of what is tested here.
test.use({
  viewport: { width: 1000, height: 800 },
  allowedErrors: [
    /foreign request|404|ERR_CONNECTION_REFUSED|Failed to fetch|loading route module/,
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

async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/pt-BR/login`);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
  await page.getByLabel("E-mail").fill("membro@example.com");
  await page.getByLabel("Senha", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(/\/pt-BR\/app$/);
}

test("a tab from before a deployment goes on after one reload, and the next pages need none", async ({
  page,
}) => {
  test.slow();
  const port = await findFreePort();
  const next = await makeNextDeployment("news-results");
  const before = await startSecondApp({ port });
  let running = before;
  try {
    await logIn(page, before.origin);
    await before.stop();
    running = await startSecondApp({ port, folder: next.folder });

    const documents = listDocuments(page);
    await page.getByRole("searchbox", { name: "Buscar nas notícias" }).fill("suica");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Buscar notícias" })).toBeVisible();
    await expect(page).toHaveURL(/\/news\/results\?query=suica$/);
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
    expect(documents).toEqual(["/pt-BR/app/news/results"]);
    const code = await page.evaluate(() =>
      performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
    );
    expect(code).toContain("/assets/news-results-deployed.js");

    await page.getByRole("link", { name: "Notícias", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Notícias" })).toBeVisible();
    expect(documents).toHaveLength(1);
  } finally {
    await running.stop();
    await next.remove();
  }
});
