import type { Page } from "@playwright/test";
import { tabTo } from "./keyboard";
import { makeMember, startSessionOf, type MadeMember } from "./members";
import { expect, test, visit } from "./portal";

test.describe.configure({ mode: "parallel" });
test.use({ viewport: { width: 1280, height: 900 } });

const panel = (page: Page) => page.getByRole("complementary", { name: "Escolha um cantão" });
const canton = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true });
const list = (page: Page) => panel(page).getByRole("combobox", { name: "Cantão" });
/** What a screen reader is told of the choice. */
const told = (page: Page) => panel(page).getByRole("status").filter({ hasText: "em destaque" });

async function openHome(page: Page, member: MadeMember): Promise<void> {
  await startSessionOf(page, member);
  await visit(page, "/pt-BR/app");
}

const STATE_AND_FIGURES =
  /^Berna em destaque\. Idiomas: alemão, francês\. População: [\d,]+\s(?:mil|milhão)\. Salário mediano da região: CHF\s[\d’]+\. Aluguel médio: CHF\s[\d’]+\.$/;

test("a paying member chooses cantons on the map by keyboard alone", async ({ page }) => {
  await openHome(page, await makeMember({ role: "payingUser" }));
  await tabTo(page, canton(page, "Zurique"));
  await page.keyboard.press("ArrowRight");
  await expect(canton(page, "Berna")).toBeFocused();
  await expect(canton(page, "Berna")).toHaveAttribute("aria-pressed", "false");

  await page.keyboard.press("Enter");
  await expect(canton(page, "Berna")).toHaveAttribute("aria-pressed", "true");
  await expect(list(page)).toHaveValue("Berna");
  await expect(panel(page).getByRole("heading", { name: "Berna" })).toBeVisible();
  await expect(told(page)).toHaveText(STATE_AND_FIGURES);
  await expect(told(page)).toHaveRole("status");

  await page.keyboard.press("End");
  await expect(canton(page, "Jura")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(canton(page, "Jura")).toHaveAttribute("aria-pressed", "true");
  await expect(canton(page, "Berna")).toHaveAttribute("aria-pressed", "false");
  await expect(told(page)).toContainText("Jura em destaque.");

  await page.keyboard.press("Space");
  await expect(canton(page, "Jura")).toHaveAttribute("aria-pressed", "false");
  await expect(told(page)).toHaveText("Nenhum cantão em destaque.");
  await expect(panel(page).getByRole("heading", { level: 3 })).toHaveCount(0);
  await expect(list(page)).toHaveValue("");

  // One stop of the Tab key, and the way back leads to the canton that was left.
  await page.keyboard.press("Tab");
  await expect(list(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(canton(page, "Jura")).toBeFocused();
});

test("the list finds a canton by letters without accents, in step with the map", async ({
  page,
}) => {
  await openHome(page, await makeMember({ role: "payingUser" }));
  await tabTo(page, canton(page, "Zurique"));
  await expect(list(page)).toHaveAttribute("aria-autocomplete", "list");
  await tabTo(page, list(page));
  await page.keyboard.type("sao");
  await expect(panel(page).getByText("1 cantão na lista.")).toBeAttached();
  await expect(panel(page).getByRole("listbox")).toMatchAriaSnapshot(`
    - listbox "Cantão":
      - option "São Galo SG"
  `);
  await page.keyboard.press("Enter");
  await expect(canton(page, "São Galo")).toHaveAttribute("aria-pressed", "true");
  await expect(told(page)).toContainText("São Galo em destaque.");

  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("xyz");
  await expect(panel(page).getByText("Nenhum cantão com essas letras.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list(page)).toHaveValue("São Galo");

  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Tab");
  await expect(canton(page, "São Galo")).toHaveAttribute("aria-pressed", "false");
  await expect(told(page)).toHaveText("Nenhum cantão em destaque.");
});

const compareWith = (page: Page) => panel(page).getByRole("combobox", { name: "Comparar com" });

test("a canton stands beside another one that the member names, and beside none unasked", async ({
  page,
  portal,
}) => {
  await openHome(page, await makeMember({ role: "payingUser" }));
  await canton(page, "Genebra").click();
  await canton(page, "Zurique").click();
  await expect(panel(page).getByRole("heading", { name: "Zurique" })).toBeVisible();
  const sideBySide = panel(page).getByRole("table", { name: "Lado a lado" });
  await expect(sideBySide).toHaveCount(0);
  await compareWith(page).selectOption("Genebra");
  await expect(sideBySide.getByRole("columnheader")).toHaveText(["Número", "Zurique", "Genebra"]);
  await expect(sideBySide.getByRole("row", { name: /^Aluguel médio/ })).toContainText("CHF");
  await portal.expectAccessible();
  await compareWith(page).selectOption("Nenhum outro cantão");
  await expect(sideBySide).toHaveCount(0);
});

test("the choice is the account's: there after a reload, and beside the news", async ({
  page,
  portal,
}) => {
  await openHome(page, await makeMember());
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith("/cantons/map") && answer.request().method() === "POST",
  );
  await canton(page, "Ticino").click();
  expect((await kept).status()).toBe(200);
  await portal.open("/pt-BR/app/news");
  await expect(panel(page).getByRole("heading", { name: "Ticino" })).toBeVisible();
  await expect(told(page)).toHaveCount(0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Ir para o mapa dos cantões" })).toBeFocused();
  await portal.open("/pt-BR/app/news/results");
  await expect(panel(page)).toHaveCount(0);
});

test.describe("while fragments can't be had", () => {
  test.use({ serviceWorkers: "block", allowedErrors: [/503/] });

  test("the comparison says so, and the panel stays", async ({ page }) => {
    await page.route(/\/__nuxt_island\//, (route) => route.fulfill({ status: 503 }));
    await openHome(page, await makeMember({ role: "payingUser" }));
    await canton(page, "Zurique").click();
    await compareWith(page).selectOption("Genebra");
    await expect(panel(page).getByText("A comparação não está disponível agora.")).toBeVisible();
    await expect(panel(page).getByRole("heading", { name: "Zurique" })).toBeVisible();
  });
});

test("what assistive technology gets is a named group of 26 buttons with their state", async ({
  page,
  portal,
}) => {
  await openHome(page, await makeMember({ role: "payingUser" }));
  await canton(page, "Genebra").click();
  const map = panel(page).getByRole("group", { name: "Mapa da Suíça por cantão" });
  await expect(map.getByRole("button")).toHaveCount(26);
  await expect(map.getByRole("button", { pressed: true })).toHaveAccessibleName("Genebra");
  await expect(panel(page)).toMatchAriaSnapshot(`
    - complementary "Escolha um cantão":
      - heading "Escolha um cantão" [level=2]
      - group "Mapa da Suíça por cantão":
        - button "Zurique"
        - button "Berna"
        - button "Genebra" [pressed]
      - combobox "Cantão": Genebra
      - status: /Genebra em destaque.*CHF/
      - region "Genebra":
        - heading "Genebra" [level=3]
  `);
  // The browser's own tree, not the test library's reading of the page.
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  const geneva = nodes.find(
    ({ role, name }) => role?.value === "button" && name?.value === "Genebra",
  );
  const pressed = geneva?.properties?.find((property) => property.name === "pressed");
  expect(pressed?.value.value).toBe("true");
  await portal.expectAccessible();
});

test("a member who does not pay hears the canton, the languages and why there is no more", async ({
  page,
  portal,
}) => {
  await openHome(page, await makeMember());
  await tabTo(page, canton(page, "Zurique"));
  await page.keyboard.press("Enter");
  await expect(told(page)).toHaveText(
    "Zurique em destaque. Idiomas: alemão. " +
      "População, salário e aluguel de cada cantão fazem parte do plano pago.",
  );
  await expect(panel(page)).not.toContainText("CHF");
  await portal.expectAccessible();
});

test.describe("without the code of the searchable list", () => {
  test.use({ serviceWorkers: "block", allowedErrors: [/ERR_FAILED/] });

  test("the platform's own list chooses", async ({ page }) => {
    await page.route(/\/assets\/combobox-list-.*\.js/, (route) => route.abort());
    await openHome(page, await makeMember({ role: "payingUser" }));
    await list(page).selectOption("Genebra");
    await expect(canton(page, "Genebra")).toHaveAttribute("aria-pressed", "true");
  });
});
