import type { Page } from "@playwright/test";
import { callCms, requireVariable } from "./cms";
import { EDITOR_EMAIL } from "./editor";
import { makeMember, startSessionOf } from "./members";
import { DEMO_PASSWORD, expect, test } from "./portal";

// The browser tells of the address of what is not published.
test.use({ allowedErrors: [/status of 404/] });

/** Directus' own pages, which name no field for a screen reader: what belongs to one stands in its box. */
const fieldOf = (admin: Page, name: string) => admin.locator(`[data-field="${name}"]`);

async function choose(admin: Page, field: string, choice: string): Promise<void> {
  // What stands there while the form loads looks like a field.
  await fieldOf(admin, field).locator(".input:not(.v-skeleton-loader)").click();
  await admin.locator("#menu-outlet").getByRole("button", { name: choice, exact: true }).click();
}

/** Saves and stays; the status of the answer. */
async function save(admin: Page, collection: string): Promise<number> {
  const answer = admin.waitForResponse(
    (response) =>
      response.url().includes(`/items/${collection}`) &&
      ["POST", "PATCH"].includes(response.request().method()),
  );
  // Directus hears the keys only from within its form.
  await fieldOf(admin, "title").getByRole("textbox").press("ControlOrMeta+s");
  return (await answer).status();
}

test("an editor writes, publishes, corrects and withdraws an article in the admin's own pages", async ({
  page,
  browser,
}) => {
  const mark = crypto.randomUUID().slice(0, 6);
  const title = `Escrito no painel ${mark}`;
  const path = `/pt-BR/app/articles/escrito-no-painel-${mark}`;
  const statusOf = async () => (await page.request.get(path)).status();
  const text = async () => (await page.request.get(path)).text();
  await startSessionOf(page, await makeMember());
  const admin = await browser.newPage({
    baseURL: requireVariable("TEST_CMS_URL"),
    locale: "pt-BR",
    viewport: { width: 1280, height: 900 },
  });
  try {
    await admin.goto("/admin/login");
    await admin.locator("input[type=email]").fill(EDITOR_EMAIL);
    await admin.locator("input[type=password]").fill(DEMO_PASSWORD);
    await admin.keyboard.press("Enter");
    await expect(admin).not.toHaveURL(/\/login/);

    await admin.goto("/admin/content/articles/+");
    await fieldOf(admin, "title").getByRole("textbox").fill(title);
    expect(await save(admin, "articles")).toBe(200);
    await expect(admin).toHaveURL(/\/articles\/[\da-f-]{36}/);
    expect(await statusOf()).toBe(404);

    await choose(admin, "status", "Publicado");
    await choose(admin, "access", "Todos os membros");
    expect(await save(admin, "articles")).toBe(400);
    for (const name of ["Resumo", "Texto"]) {
      await expect(admin.getByText(`Para publicar, preencha “${name}”.`)).toBeVisible();
    }
    await fieldOf(admin, "summary").getByRole("textbox").fill("Um resumo do painel.");
    const body = fieldOf(admin, "body").frameLocator("iframe").locator("body");
    await body.click();
    await admin.keyboard.type("Um texto do painel.");
    expect(await save(admin, "articles")).toBe(200);
    await expect.poll(statusOf).toBe(200);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByText("Um texto do painel.")).toBeVisible();

    await fieldOf(admin, "title").getByRole("textbox").fill(`${title} corrigido`);
    expect(await save(admin, "articles")).toBe(200);
    await expect.poll(text).toContain(`${title} corrigido`);

    await choose(admin, "status", "Arquivado");
    expect(await save(admin, "articles")).toBe(200);
    await expect.poll(statusOf).toBe(404);
  } finally {
    await admin.close();
    const query = `filter[title][_starts_with]=${encodeURIComponent(title)}&fields=id`;
    for (const { id } of await callCms<{ id: string }[]>("GET", `/items/articles?${query}`)) {
      await callCms("DELETE", `/items/articles/${id}`);
    }
  }
});
