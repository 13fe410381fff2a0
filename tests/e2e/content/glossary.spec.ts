import { expect, test, visit } from "../support/portal";

const ARTICLE = "/pt-BR/app/articles/quellensteuer-imposto-na-fonte";

test("glossary: a term opens its explanation in the text by keyboard and returns the focus", async ({
  page,
  portal,
}) => {
  await portal.startSessionAs("membro");
  await visit(page, ARTICLE);
  const term = page.locator("article a[data-term]").first();
  const name = (await term.textContent()) ?? "";
  await expect(term).toHaveAttribute("aria-haspopup", "dialog");
  await term.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeFocused();
  await expect(dialog.getByText("Em alemão")).toBeVisible();
  await portal.expectAccessible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name, exact: true }).and(term)).toBeFocused();
  expect(page.url()).toContain(ARTICLE);

  await page.keyboard.press("Enter");
  await dialog.getByRole("link", { name: "Ver no glossário" }).press("Enter");
  await expect(page).toHaveURL(/\/app\/glossary\/[a-z0-9-]+$/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("glossary: is browsed by letter and searched by any name", async ({ page, portal }) => {
  await portal.startSessionAs("gratis");
  await visit(page, "/pt-BR/app/glossary");
  await page.getByRole("navigation", { name: "Letras" }).getByRole("link", { name: "Q" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Q", exact: true })).toBeInViewport();
  const search = page.getByRole("search", { name: "Busca no glossário" });
  await search.getByLabel("Termo").fill("impot a la source");
  await search.getByLabel("Termo").press("Enter");
  await page.getByRole("link", { name: "Quellensteuer", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Quellensteuer" })).toBeVisible();
  await portal.expectAccessible();
});

test.describe("glossary without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a term leads to its page", async ({ page, portal }) => {
    await portal.startSessionAs("membro");
    await page.goto(ARTICLE);
    await page.locator("article a[data-term]").first().click();
    await expect(page).toHaveURL(/\/app\/glossary\//);
  });
});
