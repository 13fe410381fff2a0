import { expect, test } from "../support/portal";

const MISSING = "/pt-BR/esta-pagina-nao-existe";
const MATTER = /\/assets\/matter-.*\.js/;

test.use({ viewport: { width: 1280, height: 900 }, allowedErrors: [/404/] });

test.describe("error page for a crawler", () => {
  test.use({
    userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  });

  test("contains the status and no page", async ({ page }) => {
    const response = await page.goto(MISSING);
    expect(response?.status()).toBe(404);
    await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
    await expect(page.locator("canvas")).toHaveCount(0);
    await expect(page.getByRole("heading")).toHaveCount(0);
  });
});

test("error page: a script in the address stays text", async ({ page, portal }) => {
  const path = "/pt-BR/<script>document.title='planted'</script><img src=x onerror=alert(1)>";
  await portal.open(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Page not found: ${path}`);
  await expect(page).not.toHaveTitle(/planted/);
  await expect(page.locator("h1 :not(span, wbr)")).toHaveCount(0);
});

test.describe("error page without its animation", () => {
  test.use({ allowedErrors: [/404|ERR_FAILED/] });

  test("is complete", async ({ page, portal }) => {
    const blocked = page.waitForEvent("requestfailed", (request) => MATTER.test(request.url()));
    await page.route(MATTER, (route) => route.abort());
    await portal.open(MISSING);
    await blocked;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Page not found: ${MISSING}`);
    await portal.expectAccessible();
    await page.getByRole("link", { name: "Voltar ao portal" }).click();
    await expect(page).toHaveURL(/\/pt-BR\/login$/);
  });
});

test("error page: its way back suits a guest and a member", async ({ page, portal }) => {
  await portal.open(MISSING);
  await page.getByRole("link", { name: "Voltar ao portal" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/pt-BR\/login$/);

  await portal.startSessionAs("membro");
  const response = await page.goto("/pt-BR/app/esta-pagina-nao-existe");
  expect(response?.status()).toBe(404);
  await page.getByRole("link", { name: "Voltar ao portal" }).click();
  await expect(page).toHaveURL(/\/pt-BR\/app$/);
});

test("error page: its report passes page and request on to a form that a guest or a member can use", async ({
  page,
  portal,
}) => {
  await portal.open(MISSING);
  const request = await page.locator("code").textContent();
  await page.getByRole("link", { name: "Relatar o problema" }).click();
  await expect(page).toHaveURL(/\/pt-BR\/contact\?/);
  await expect(page.getByLabel(`Página: ${MISSING}`)).toBeChecked();
  await expect(page.getByLabel(new RegExp(`registro: ${request}$`))).toBeChecked();

  await portal.startSessionAs("membro");
  await portal.open("/pt-BR/app/esta-pagina-nao-existe");
  await expect(page.getByRole("link", { name: "Buscar no portal" })).toBeVisible();
  await page.getByRole("link", { name: "Relatar o problema" }).click();
  await expect(page.getByLabel("Página: /pt-BR/app/esta-pagina-nao-existe")).toBeChecked();
});
