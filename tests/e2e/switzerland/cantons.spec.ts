import type { Page } from "@playwright/test";
import { makeMember, startSessionOf } from "../support/members";
import { expect, test, visit } from "../support/portal";

test.describe.configure({ mode: "parallel" });

const MAP = { name: /^Mapa da Suíça: / };
const map = (page: Page) => page.getByRole("group", MAP);
const rows = (page: Page, name: string) => page.getByRole("table", { name }).getByRole("row");

async function openAsPaying(page: Page, path: string): Promise<void> {
  await startSessionOf(page, await makeMember({ role: "payingUser" }));
  await visit(page, `/pt-BR/app/${path}`);
}

test("canton comparison: map and table show the same figure, and choosing another one changes both", async ({
  page,
  portal,
}) => {
  await openAsPaying(page, "cantons");
  const zug = map(page).getByRole("button", { name: /^Zug: CHF/ });
  const received = page.getByText(/^Zug: CHF\s2’024, 1º de 26\.$/);
  await zug.click();
  await expect(received).toBeVisible();
  await expect(rows(page, "Aluguel médio por cantão")).toHaveCount(27);
  await zug.press("Enter");
  await expect(page.getByText("Nenhum cantão em destaque.")).toBeVisible();
  await page.getByLabel("Número no mapa").selectOption("Municípios");
  await expect(page).toHaveURL(/figure=municipalities/);
  await expect(map(page).getByRole("button", { name: "Berna: 334" })).toBeVisible();
  await expect(rows(page, "Municípios por cantão")).toHaveCount(27);
  await portal.expectAccessible();
});

test("canton table: its heads sort by name and by value, without leaving the table", async ({
  page,
}) => {
  await openAsPaying(page, "cantons");
  const table = rows(page, "Aluguel médio por cantão");
  await expect(table.nth(1)).toContainText("Zug");
  await page.getByRole("link", { name: "Cantão: Ordenar por nome" }).click();
  await expect(page).toHaveURL(/sort=name#canton-table$/);
  await expect(table.nth(1)).toContainText("Appenzell");
  await page.getByRole("link", { name: "CHF por mês: Ordenar do maior ao menor" }).click();
  await page.getByRole("link", { name: "CHF por mês: Ordenar do menor ao maior" }).click();
  await expect(page).toHaveURL(/sort=lowest/);
  await expect(table.nth(26)).toContainText("Zug");
});

test("canton map: keyboard focus shows a canton's value beside it, and patterns appear on demand", async ({
  page,
}) => {
  await openAsPaying(page, "cantons");
  await map(page)
    .getByRole("button", { name: /^Zurique: CHF/ })
    .focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText(/^Berna: CHF\s1’319$/)).toBeVisible();
  const pattern = map(page).locator("use[fill^='url']").first();
  await expect(pattern).toBeHidden();
  await page.getByLabel("Mostrar hachuras").check();
  await expect(pattern).toBeVisible();
});

test("canton page: charts with table and source, the canton's neighbors and its official site", async ({
  page,
  portal,
}) => {
  await openAsPaying(page, "cantons/GE");
  const chart = page.getByRole("figure", { name: "Aluguel por número de cômodos" });
  await expect(chart.getByRole("img")).toHaveAccessibleName(
    /Todos os tamanhos CHF\s[\d’]+, mediana/,
  );
  await expect(chart).toContainText("Fonte: BFS, 2024");
  await chart.getByText("Ver em tabela").click();
  await expect(chart.getByRole("row").nth(1)).toContainText("(Vaud)");
  await expect(page.getByRole("link", { name: "Site oficial: ge.ch" })).toHaveAttribute(
    "href",
    "https://www.ge.ch",
  );
  await portal.expectAccessible();
});

test.describe("cantons on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the smallest cantons have buttons large enough for a finger", async ({ page, portal }) => {
    await openAsPaying(page, "cantons");
    await expect(map(page)).toBeVisible();
    const small = page.getByRole("group", { name: "Cantões pequenos no mapa" });
    const basel = small.getByRole("button", { name: /^BS, Basileia-Cidade/ });
    const box = await basel.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await basel.click();
    await expect(basel).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText(/^Basileia-Cidade: CHF.* de 26\.$/)).toBeVisible();
    await portal.expectAccessible();
  });

  test("the index with its map and all 26 rows stays under 3,500 pixels", async ({ page }) => {
    await openAsPaying(page, "cantons");
    await expect(map(page)).toBeVisible();
    await expect(rows(page, "Aluguel médio por cantão")).toHaveCount(27);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(3_500);
  });

  test("four cantons fit side by side, and nothing scrolls inside the page", async ({ page }) => {
    await openAsPaying(page, "cantons/compare?c=ZH,VD,GE,TI");
    const table = page.getByRole("table", { name: "Cantões lado a lado" });
    await expect(table.getByRole("columnheader")).toHaveCount(5);
    const overflow = await table.evaluate((element) => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const parents = [];
      for (let at = element.parentElement; at; at = at.parentElement) parents.push(at);
      const scrolling = parents.filter((parent) => {
        return parent !== document.documentElement && parent.scrollHeight > parent.clientHeight + 1;
      });
      return { sideways: scrollWidth - clientWidth, scrolling: scrolling.length };
    });
    expect(overflow).toEqual({ sideways: 0, scrolling: 0 });
  });
});

test("canton comparison: cantons appear side by side, sorted by a figure, and another one can be added", async ({
  page,
  portal,
}) => {
  await openAsPaying(page, "cantons/compare?c=VD,ZH");
  const names = page.getByRole("columnheader");
  await expect(names).toHaveText(["Número", "Vaud", "Zurique"]);
  await page.getByRole("link", { name: "Ordenar os cantões por Aluguel médio" }).click();
  await expect(names).toHaveText(["Número", "Zurique", "Vaud"]);
  await page.getByLabel("Acrescentar um cantão").selectOption("Zug");
  await page.getByRole("button", { name: "Acrescentar" }).click();
  await expect(names).toHaveText(["Número", "Zug", "Zurique", "Vaud"]);
  await portal.expectAccessible();
});

test.describe("disposable income", () => {
  // An unreadable form is a client error.
  test.use({ allowedErrors: [/status of 400/] });

  test("one salary is calculated for all cantons, and the address does not contain it", async ({
    page,
    portal,
  }) => {
    await openAsPaying(page, "cantons/what-is-left");
    await page.getByLabel(/^Salário bruto/).fill("abc");
    await page.getByRole("button", { name: "Calcular nos 26 cantões" }).click();
    await expect(page.getByText(/^Não entendemos este número/)).toBeVisible();
    await page.getByLabel(/^Salário bruto/).fill("6'500");
    await page.getByRole("button", { name: "Calcular nos 26 cantões" }).click();
    await expect(page.getByRole("heading", { name: "Onde sobra mais" })).toBeVisible();
    await expect(rows(page, "O que sobra por mês por cantão")).toHaveCount(27);
    expect(new URL(page.url()).search).toBe("");
    await portal.expectAccessible();
  });

  test("a printed result includes its sources, even while they are collapsed", async ({ page }) => {
    await openAsPaying(page, "cantons/what-is-left");
    await page.getByLabel(/^Salário bruto/).fill("6'500");
    await page.getByRole("button", { name: "Calcular nos 26 cantões" }).click();
    const best = page.getByRole("region", { name: "Onde sobra mais" });
    const source = best.locator("details:not([open]) [data-source]").first();
    await expect(source).toBeAttached();
    await expect(source).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(source).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await expect(source).toBeHidden();
  });
});
