import type { Page } from "@playwright/test";
import { tabTo } from "../support/keyboard";
import { makeMember, startSessionOf, type MadeMember } from "../support/members";
import { expect, test, visit } from "../support/portal";

test.describe.configure({ mode: "parallel" });
test.use({ viewport: { width: 1280, height: 900 } });

const panel = (page: Page) => page.getByRole("complementary", { name: "Escolha um cantão" });
const canton = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true });
const list = (page: Page) => panel(page).getByRole("combobox", { name: "Cantão" });
/** The selection as announced to screen readers. */
const told = (page: Page) => panel(page).getByRole("status").filter({ hasText: "em destaque" });

async function openHome(page: Page, member: MadeMember): Promise<void> {
  await startSessionOf(page, member);
  await visit(page, "/pt-BR/app");
}

const STATE_AND_FIGURES =
  /^Berna em destaque\. Idiomas: alemão, francês\. População: [\d,]+\s(?:mil|milhão)\. Salário mediano da região: CHF\s[\d’]+\. Aluguel médio: CHF\s[\d’]+\.$/;

test("canton map: a paying member chooses cantons by keyboard alone", async ({ page }) => {
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

  // The list is one Tab stop, and going back returns to the last canton.
  await page.keyboard.press("Tab");
  await expect(list(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(canton(page, "Jura")).toBeFocused();
});

test("canton map: the list finds a canton without accents, in step with the map", async ({
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

test("canton map: a canton is compared with another one only if the member chooses it", async ({
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

test("canton map: the choice is saved in the account, survives a reload and appears beside the news", async ({
  page,
  portal,
}) => {
  await openHome(page, await makeMember());
  const stored = page.waitForResponse(
    (answer) => answer.url().endsWith("/cantons/map") && answer.request().method() === "POST",
  );
  await canton(page, "Ticino").click();
  expect((await stored).status()).toBe(200);
  await portal.open("/pt-BR/app/news");
  await expect(panel(page).getByRole("heading", { name: "Ticino" })).toBeVisible();
  await expect(told(page)).toHaveCount(0);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Ir para o mapa dos cantões" })).toBeFocused();
  await portal.open("/pt-BR/app/news/results");
  await expect(panel(page)).toHaveCount(0);
});

test.describe("canton map while fragments are unavailable", () => {
  test.use({ serviceWorkers: "block", allowedErrors: [/503/] });

  test("the comparison says so, and the panel remains", async ({ page }) => {
    await page.route(/\/__nuxt_island\//, (route) => route.fulfill({ status: 503 }));
    await openHome(page, await makeMember({ role: "payingUser" }));
    await canton(page, "Zurique").click();
    await compareWith(page).selectOption("Genebra");
    await expect(panel(page).getByText("A comparação não está disponível agora.")).toBeVisible();
    await expect(panel(page).getByRole("heading", { name: "Zurique" })).toBeVisible();
  });
});

test("canton map: assistive technology gets a named group of 26 buttons with their state", async ({
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
  // Uses the browser's own accessibility tree, not the test library's.
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send("Accessibility.getFullAXTree");
  const geneva = nodes.find(
    ({ role, name }) => role?.value === "button" && name?.value === "Genebra",
  );
  const pressed = geneva?.properties?.find((property) => property.name === "pressed");
  expect(pressed?.value.value).toBe("true");
  await portal.expectAccessible();
});

test("canton map: a free member gets the canton, its languages and the reason why there is no more", async ({
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

test.describe("canton map without the code of the searchable list", () => {
  test.use({ serviceWorkers: "block", allowedErrors: [/ERR_FAILED/] });

  test("the native select chooses the canton", async ({ page }) => {
    await page.route(/\/assets\/combobox-list-.*\.js/, (route) => route.abort());
    await openHome(page, await makeMember({ role: "payingUser" }));
    await list(page).selectOption("Genebra");
    await expect(canton(page, "Genebra")).toHaveAttribute("aria-pressed", "true");
  });
});
