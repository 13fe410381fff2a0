import type { Page } from "@playwright/test";
import { expect, test } from "../support/portal";

test.use({ serviceWorkers: "allow" });

/** Fires the event by which Chromium offers installation; a real browser first requires longer use. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const requested = window as { timesAsked?: number };
    const prompt = () => {
      requested.timesAsked = (requested.timesAsked ?? 0) + 1;
      return Promise.resolve({ outcome: "dismissed" });
    };
    window.dispatchEvent(
      Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }),
    );
  });
const hint = (page: Page) => page.getByRole("region", { name: "O portal como aplicativo" });

/** A new tab counts as a separate visit. */
async function visit(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  const beside = tab.waitForResponse(/\/assets\/page-extras-/);
  await tab.goto("/pt-BR/app");
  await beside;
  await expect(tab.locator("html")).toHaveAttribute("data-hydrated", "true");
  await expect
    .poll(() => tab.evaluate(() => sessionStorage.getItem("portal:visit")))
    .not.toBeNull();
  return tab;
}

test("install: the portal offers installation from the second visit on, until it is dismissed", async ({
  page,
  portal,
}) => {
  await portal.logInAs("gratis");
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem("portal:visit")))
    .not.toBeNull();
  await offerInstall(page);
  await page.getByRole("link", { name: "Notícias" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Notícias" })).toBeVisible();
  await expect(hint(page)).toBeHidden();

  const second = await visit(page);
  await expect(hint(second)).toBeHidden();
  await offerInstall(second);
  await expect(hint(second)).toBeVisible();
  await second.getByRole("button", { name: "Instalar" }).click();
  await expect(hint(second)).toBeHidden();
  expect(await second.evaluate(() => (window as { timesAsked?: number }).timesAsked)).toBe(1);

  const third = await visit(page);
  await offerInstall(third);
  await third.getByRole("button", { name: "Não mostrar mais" }).click();
  await expect(hint(third)).toBeHidden();

  const fourth = await visit(page);
  await offerInstall(fourth);
  await fourth.getByRole("link", { name: "Notícias" }).first().click();
  await expect(fourth.getByRole("heading", { level: 1, name: "Notícias" })).toBeVisible();
  await expect(hint(fourth)).toBeHidden();
});

test.describe("install on an iPhone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  });

  test("the steps are shown, and the page stays accessible", async ({ page, portal }) => {
    await portal.logInAs("gratis");
    await page.evaluate(() => localStorage.setItem("portal:visits", "1"));
    await page.evaluate(() => sessionStorage.removeItem("portal:visit"));
    await portal.open("/pt-BR/app");
    await expect(hint(page)).toBeVisible();
    await expect(page.getByText("Escolha Adicionar à Tela de Início.")).toBeVisible();
    await portal.expectAccessible();
  });
});
