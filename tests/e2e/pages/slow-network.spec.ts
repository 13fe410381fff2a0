import type { Page } from "@playwright/test";
import { holdData } from "../support/stored-data";
import { expect, test, type Portal } from "../support/portal";

// Too narrow for the map panel, whose own request is irrelevant here.
test.use({ viewport: { width: 1000, height: 800 } });

const STRIP = 'body > [class*="strip"]';
/** --red-500 in light colours. */
const RED = "rgb(216, 35, 42)";

test("slow network: a slow list shows the progress strip, a loading message and placeholders for the news", async ({
  page,
  portal,
}) => {
  await portal.startSessionAs("membro");
  await portal.open("/pt-BR/app/news/results");
  const results = page.getByRole("region", { name: "Resultados" });
  const articles = await results.getByRole("article").count();
  expect(articles).toBeGreaterThan(0);

  const held = await holdData(page, "/pt-BR/app/news/results");
  await page.locator("summary").getByText("Filtros", { exact: true }).click();
  await page.getByLabel("Ordem").selectOption("old");
  await page.getByRole("button", { name: "Buscar", exact: true }).click();
  await expect(results).toHaveAttribute("aria-busy", "true");
  await expect(results.getByRole("status").filter({ hasText: "Carregando" })).toBeAttached();
  await expect(results.getByRole("article")).toHaveCount(0);
  await expect(results.locator('[class*="bone"]')).not.toHaveCount(0);
  await expect(page.locator(STRIP)).toHaveCSS("opacity", "1");
  await expect(page.locator(STRIP)).toHaveCSS("height", "3px");
  await expect(page.locator(STRIP)).toHaveCSS("background-color", RED);
  await expect(page.getByRole("status").filter({ hasText: "Carregando a página" })).toBeAttached();
  await portal.expectAccessible();

  held.release();
  await expect(results.getByRole("article")).not.toHaveCount(0);
  await expect(results).toHaveAttribute("aria-busy", "false");
  await expect(results.locator('[class*="bone"]')).toHaveCount(0);
  await expect(page.locator(STRIP)).toHaveCSS("opacity", "0");
});

test("slow network: the current page stays usable while the next one loads", async ({
  page,
  portal,
}) => {
  await portal.startSessionAs("membro");
  await portal.open("/pt-BR/app");
  const held = await holdData(page, "/pt-BR/app/news");
  await page
    .getByRole("navigation", { name: "Áreas do portal" })
    .getByRole("link", { name: "Notícias" })
    .click();
  await expect(page.locator(STRIP)).toHaveCSS("opacity", "1");
  await page.getByRole("button", { name: /Sua conta/ }).click();
  await expect(page.getByRole("button", { name: "Sair" })).toBeVisible();
  await page.keyboard.press("Escape");
  held.release();
  await expect(page.getByRole("heading", { level: 1, name: "Notícias" })).toBeFocused();
});

/** Reloads an article opened from a list, and holds back files of this type. */
async function reloadWithout(page: Page, portal: Portal, files: string) {
  await portal.startSessionAs("membro");
  await portal.open("/pt-BR/app/articles/results");
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page).not.toHaveURL(/results/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.waitForRequest(files);
  await page.reload({ waitUntil: "commit" });
  await requested;
  return { release };
}

async function stepBack(page: Page): Promise<void> {
  const another = page.waitForEvent("framenavigated");
  await page.evaluate(() => history.back());
  await another;
}

async function expectListBefore(page: Page): Promise<void> {
  await page.waitForURL(/results/);
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Buscar artigos");
  await expect(page.getByRole("main").getByRole("article")).not.toHaveCount(0);
}

test("slow network: going back while a page's scripts load leads to the previous page", async ({
  page,
  portal,
}) => {
  const { release } = await reloadWithout(page, portal, "**/assets/*.js");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await stepBack(page);
  release();
  await expectListBefore(page);
});

test("slow network: going back while a page's styles load leads to the previous page", async ({
  page,
  portal,
}) => {
  const { release } = await reloadWithout(page, portal, "**/assets/*.css");
  await stepBack(page);
  release();
  await expectListBefore(page);
});

test("slow network: a document that does not match its address is fetched again", async ({
  page,
  portal,
}) => {
  await portal.startSessionAs("membro");
  const [list, other] = ["/pt-BR/app/articles/results", "/pt-BR/app/news"];
  await portal.open(other);
  let requested = 0;
  await page.route(`**${list}`, async (route) => {
    requested += 1;
    // As when a step back happens between a document's first byte and its first script.
    const url = new URL(requested === 1 ? other : list, page.url()).href;
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto(list, { waitUntil: "commit" });
  await expectListBefore(page);
  expect(requested).toBe(2);
});
