import type { Locator, Page } from "@playwright/test";
import { callCms } from "../support/cms";
import { expect, test, waitUntilHydrated } from "../support/portal";

const SLUG = "registro-na-comuna-gemeinde";
const TEXT = `/pt-BR/app/articles/${SLUG}`;

type Row = { id: string };

/** Deletes all earlier progress on this text. */
async function forgetText(): Promise<void> {
  const [text] = await callCms<Row[]>("GET", `/items/articles?filter[slug][_eq]=${SLUG}&fields=id`);
  const rows = async (collection: string, field: string) => {
    const path = `/items/${collection}`;
    const query = `filter[${field}][_eq]=${text?.id ?? ""}&fields=id&limit=-1`;
    for (const { id } of await callCms<Row[]>("GET", `${path}?${query}`)) {
      await callCms("DELETE", `${path}/${id}`);
    }
  };
  await rows("read_states", "item");
  await rows("content_feedback", "target");
}

/**
 * After a step back, the list restores its position before the label appears, and does not move afterwards.
 */
async function expectNothingMovesAround(page: Page, card: Locator): Promise<void> {
  for (const width of [390, 744, 1200]) {
    await page.setViewportSize({ width, height: 800 });
    let answer = () => {};
    const isLate = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/app/done?*", async (route) => {
      await isLate;
      await route.continue();
    });
    await page.reload();
    await waitUntilHydrated(page);
    await expect(card).not.toContainText("já lido");
    const before = await boxesOf(page);
    answer();
    await expect(card).toContainText("já lido");
    expect(await boxesOf(page), `${width} px wide`).toEqual(before);
    await page.unroute("**/app/done?*");
  }
}

const boxesOf = (page: Page) =>
  page.getByRole("article").evaluateAll((cards) =>
    cards.map((card) => {
      const { top, height } = card.getBoundingClientRect();
      return [top + scrollY, height];
    }),
  );

test("reading: a text started in one browser continues in another, and is unread until its end", async ({
  page,
  portal,
  browser,
}) => {
  await forgetText();
  await portal.startSessionAs("membro");
  const opened = page.waitForResponse((answer) => answer.url().endsWith("/app/reading"));
  await portal.open(TEXT);
  expect((await opened).status()).toBe(200);
  const heading = page.locator("main article h2").nth(2);
  const title = (await heading.textContent()) ?? "";
  await heading.evaluate((element) => element.scrollIntoView({ block: "start" }));
  const isSaved = async () => {
    const [row] = await callCms<{ positionPct: number }[]>(
      "GET",
      "/items/read_states?filter[type][_eq]=articles&sort=-date_created&limit=1&fields=positionPct",
    );
    return row?.positionPct ?? 0;
  };
  await page.goto(new URL("/pt-BR/app/articles/results?unread=1", page.url()).href);
  await expect.poll(isSaved).toBeGreaterThan(5);

  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const second = await other.newPage();
  await second.goto(new URL("/pt-BR/app", page.url()).href);
  await waitUntilHydrated(second);
  const started = second.getByRole("region", { name: "Continue lendo" });
  await expect(started).toContainText(/lido até \d+%/);
  await started.getByRole("link", { name: /^Registro na comuna/ }).click();
  await expect(second.locator("main article h2", { hasText: title }).first()).toBeInViewport();

  const read = second.waitForResponse(
    (answer) => new URLSearchParams(answer.request().postData() ?? "").get("positionPct") === "100",
  );
  await second.getByRole("heading", { name: "Isto foi útil?" }).scrollIntoViewIfNeeded();
  expect((await read).status()).toBe(200);
  await other.close();

  const link = page.getByRole("link", { name: /^Registro na comuna/ });
  await page.goto(new URL("/pt-BR/app/articles/results?category=documentos", page.url()).href);
  await expect(link).toHaveCount(1);
  const card = page.getByRole("article").filter({ has: link });
  await expect(card).toContainText("já lido");
  await page.goto(new URL("/pt-BR/app/articles?category=documentos", page.url()).href);
  await expect(card).toContainText("já lido");
  await expectNothingMovesAround(page, card);
  await page.goto(
    new URL("/pt-BR/app/articles/results?category=documentos&unread=1", page.url()).href,
  );
  await expect(page.getByRole("link", { name: "Remover filtro: Não concluídos" })).toBeVisible();
  await expect(link).toHaveCount(0);
});

test("reading: a member says why a text was not useful, and finds this answer again", async ({
  page,
  portal,
}) => {
  await forgetText();
  await portal.startSessionAs("membro");
  await portal.open(TEXT);
  await page.getByRole("button", { name: "Não", exact: true }).click();
  await page.getByRole("radio", { name: "Falta informação" }).check();
  await page.getByLabel("Conte mais (opcional)").fill("Quanto custa em Genebra?");
  await portal.expectAccessible();
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByText("Obrigado. A redação vai olhar.")).toBeVisible();
  await page.reload();
  await waitUntilHydrated(page);
  await expect(page.getByRole("button", { name: "Não", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  const rows = await callCms<object[]>(
    "GET",
    "/items/content_feedback?filter[note][_eq]=Quanto custa em Genebra?&fields=reason,isUseful,state",
  );
  expect(rows).toEqual([{ reason: "incomplete", isUseful: false, state: "new" }]);
});

test("reading: the link of a section is copied and leads there", async ({
  page,
  portal,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await portal.startSessionAs("gratis");
  await portal.open(TEXT);
  const link = page.getByRole("link", { name: /^Copiar o link de/ }).last();
  await link.click();
  await expect(page.getByText("Link desta parte copiado", { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${new URL(TEXT, page.url()).href}${await link.getAttribute("href")}`);
  await portal.expectAccessible();
  await portal.open(copied);
  await expect(page.locator("main :is(h2, h3):target")).toBeInViewport();
});

test("reading: a text asks for a salary, and the calculator shows the result", async ({
  page,
  portal,
}) => {
  await portal.startSessionAs("membro");
  await portal.open("/pt-BR/app/articles/como-ler-o-holerite-suico");
  const salary = page.getByLabel("Salário bruto por mês, em CHF");
  await salary.fill("7000");
  await portal.expectAccessible();
  await salary.press("Enter");
  await expect(page).toHaveURL(/\/app\/tools\/net-salary$/);
  await waitUntilHydrated(page);
  await expect(page.getByLabel("Salário bruto", { exact: true })).toHaveValue("7000");
  await expect(page.getByText("Líquido por mês", { exact: true })).toBeVisible();
});
