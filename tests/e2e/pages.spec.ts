import { expect, test } from "./portal";

const WIDTHS = [390, 744, 1200];
const VISITOR_PAGES = [
  "/",
  "/pt-BR",
  "/pt-BR/login",
  "/pt-BR/terms-of-service",
  "/pt-BR/privacy",
  "/pt-BR/signup",
];
const MEMBER_PAGES = [
  "/pt-BR/app",
  "/pt-BR/app/news",
  "/pt-BR/app/news/results",
  "/pt-BR/app/news/results?query=nada-que-exista",
  "/pt-BR/app/news/favorites",
  "/pt-BR/app/videos",
  "/pt-BR/app/forum",
  "/pt-BR/app/chat",
  "/pt-BR/app/tools/salary-comparison",
];

for (const width of WIDTHS) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${width} px, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 900 }, colorScheme });

      test("public pages are accessible and never scroll sideways", async ({ page, portal }) => {
        for (const path of VISITOR_PAGES) {
          await portal.open(path);
          await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
          await portal.expectAccessible();
          await expectNoSidewaysScroll(page, path);
        }
      });

      test("member pages are accessible and never scroll sideways", async ({ page, portal }) => {
        test.slow();
        await portal.logInAs("membro");
        for (const path of MEMBER_PAGES) {
          await portal.open(path);
          await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
          await portal.expectAccessible();
          await expectNoSidewaysScroll(page, path);
        }
        await portal.open("/pt-BR/app/news");
        await page.getByRole("article").getByRole("link").first().click();
        await expect(page).toHaveURL(/\/pt-BR\/app\/news\/[a-z0-9-]+$/);
        await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
        await portal.expectAccessible();
      });
    });
  }
}

async function expectNoSidewaysScroll(
  page: import("@playwright/test").Page,
  path: string,
): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
}

test.describe("the error page", () => {
  test.use({ allowedErrors: [/404/] });

  test("names the path as text, drops its squares and leads back", async ({ page, portal }) => {
    const response = await page.goto("/pt-BR/<script>alert(1)<%2Fscript>x".replace("%2F", "-"));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Page not found: /pt-BR/<script>alert(1)<-script>x",
    );
    await expect(page.locator("canvas")).toHaveAttribute("aria-hidden", "true");
    await page.getByRole("link", { name: "Voltar" }).click();
    await expect(page).toHaveURL(/\/pt-BR\/login$/);
    await portal.expectAccessible();
  });
});
