import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { callCms, requireVariable } from "./cms";
import { EDITOR_EMAIL } from "./editor";
import { DEMO_PASSWORD, expect } from "./portal";

/** Directus' pages give fields no accessible name, so a field is found by its box. */
export const fieldOf = (admin: Page, name: string) => admin.locator(`[data-field="${name}"]`);

export async function choose(admin: Page, field: string, choice: string): Promise<void> {
  // The skeleton shown while the form loads looks like a field.
  await fieldOf(admin, field).locator(".input:not(.v-skeleton-loader)").click();
  await admin.locator("#menu-outlet").getByRole("button", { name: choice, exact: true }).click();
}

async function openCalendar(admin: Page, field: string): Promise<Locator> {
  await fieldOf(admin, field).locator(".interface").getByRole("button").first().click();
  const calendar = admin.locator("#menu-outlet .v-date-picker");
  await expect(calendar).toBeVisible();
  return calendar;
}

export async function pickToday(admin: Page, field: string): Promise<void> {
  await (
    await openCalendar(admin, field)
  )
    .getByRole("button", { name: "Definir como Agora" })
    .click();
  await admin.keyboard.press("Escape");
}

/** Picks the 15th of a later month with the arrow button. */
export async function pickMonthsLater(admin: Page, field: string, months: number): Promise<void> {
  const calendar = await openCalendar(admin, field);
  for (let month = 0; month < months; month++) {
    await calendar.getByRole("button", { name: "Next page" }).click();
  }
  await calendar.locator("[data-value$='-15']").click();
  await admin.keyboard.press("Escape");
}

export async function addSource(admin: Page, name: string, url: string): Promise<void> {
  await fieldOf(admin, "sources").getByRole("button", { name: "Criar novo" }).click();
  const drawer = admin.getByRole("article");
  await drawer.locator('[data-field="name"]').getByRole("textbox").fill(name);
  await drawer.locator('[data-field="url"]').getByRole("textbox").fill(url);
  await drawer.locator('.actions [data-icon="check"]').click();
  await expect(fieldOf(admin, "sources")).toContainText(name);
}

export async function logIn(admin: Page): Promise<void> {
  await admin.goto("/admin/login");
  await admin.locator("input[type=email]").fill(EDITOR_EMAIL);
  await admin.locator("input[type=password]").fill(DEMO_PASSWORD);
  await admin.keyboard.press("Enter");
  await expect(admin).not.toHaveURL(/\/login/);
  // Directus reopens the editor's last page, which another test may have deleted.
  await admin.goto("about:blank");
}

const openContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: requireVariable("TEST_CMS_URL"),
    locale: "pt-BR",
    viewport: { width: 1280, height: 900 },
  });

/** Sends the request of the admin's login form; the browser of the page gets the session. */
export async function startAdminSession(admin: Page): Promise<void> {
  const data = { email: EDITOR_EMAIL, password: DEMO_PASSWORD, mode: "session" };
  expect((await admin.request.post("/auth/login", { data })).status()).toBe(200);
}

async function openLoggedIn(browser: Browser): Promise<BrowserContext> {
  const context = await openContext(browser);
  const page = await context.newPage();
  await startAdminSession(page);
  await page.close();
  return context;
}

let shared: Promise<BrowserContext> | undefined;

/**
 * A page for the admin with an editor logged in; the test opens the page that it needs. Tests of one file
 * share session and cache, as loading Directus' app anew takes seconds. `refused` lists the requests that
 * Directus refused.
 * @param signIn logs in on a page that shares nothing: Directus renews a session whose cookies were copied
 * elsewhere, and ends the shared one
 */
export async function openAdmin(
  browser: Browser,
  signIn?: (admin: Page) => Promise<void>,
): Promise<{ admin: Page; refused: string[] }> {
  shared ??= openLoggedIn(browser);
  const context = signIn ? await openContext(browser) : await shared;
  const admin = await context.newPage();
  if (signIn) admin.once("close", () => void context.close());
  const refused: string[] = [];
  await signIn?.(admin);
  admin.on("response", (answer) => {
    if (answer.status() === 403) refused.push(`${answer.request().method()} ${answer.url()}`);
  });
  return { admin, refused };
}

/** Opens a member's row; the admin shows the form once the row is loaded. */
export async function openRow(admin: Page, collection: string, filter: object, known: string) {
  const query = `/items/${collection}?fields=id&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  const [row] = await callCms<{ id: string }[]>("GET", query);
  await admin.goto(`/admin/content/${collection}/${row?.id}`);
  await expect(fieldOf(admin, known)).toBeVisible();
}

/** Saves and stays on the page. Returns the response status. */
export async function save(admin: Page, collection: string, from = "title"): Promise<number> {
  const answer = admin.waitForResponse(
    (response) =>
      response.url().includes(`/items/${collection}`) &&
      ["POST", "PATCH"].includes(response.request().method()),
  );
  // Directus handles the shortcut only inside its form.
  await fieldOf(admin, from).getByRole("textbox").first().press("ControlOrMeta+s");
  return (await answer).status();
}
