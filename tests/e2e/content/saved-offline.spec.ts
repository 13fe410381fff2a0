import type { Page } from "@playwright/test";
import { publishNews, removeNews } from "../support/cms";
import { logIn, makeMember } from "../support/members";
import { expect, test, waitUntilHydrated } from "../support/portal";

// Too narrow for the map panel, whose own request is irrelevant here.
test.use({
  serviceWorkers: "allow",
  viewport: { width: 1000, height: 800 },
  allowedErrors: [/ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch|loading route module/],
});

const LIST = "/pt-BR/app/news/favorites";

const savedPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      if (!name.startsWith("portal-saved:")) continue;
      const requests = await (await caches.open(name)).keys();
      paths.push(...requests.map(({ url }) => new URL(url).pathname));
    }
    return paths;
  });
const heart = (page: Page) => page.getByRole("button", { name: /^Salvar nos favoritos/ }).first();
const told = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

test("offline favorites: a member reads saved items without a connection, and logout deletes them", async ({
  page,
  portal,
  context,
}) => {
  const { id, slug, title } = await publishNews(`Guardada ${crypto.randomUUID().slice(0, 8)}`);
  const path = `/pt-BR/app/news/${slug}`;
  try {
    await logIn(page, await makeMember());
    await portal.open(path);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
    await heart(page).click();
    await expect(told(page, "Salvo nos favoritos.")).toBeVisible();
    await portal.open(LIST);
    await expect.poll(() => savedPaths(page)).toEqual(expect.arrayContaining([LIST, path]));

    await context.setOffline(true);
    await page.goto("/pt-BR/app/forum");
    const saved = page.getByRole("region", { name: "Seus favoritos" });
    await expect(saved.getByRole("link", { name: title })).toBeVisible();
    await page.goto(LIST);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Você está sem conexão");
    await page.getByRole("link", { name: title }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await context.setOffline(false);

    await portal.open(path);
    await heart(page).click();
    await expect(told(page, "Removido dos favoritos.")).toBeVisible();
    await portal.open("/pt-BR/app/news");
    await expect.poll(() => savedPaths(page)).not.toContain(path);
    await page.getByRole("button", { name: /Sua conta/ }).click();
    await page.getByRole("button", { name: "Sair" }).click();
    await expect(page).toHaveURL(/\/pt-BR\/login/);
    await expect.poll(() => savedPaths(page)).toEqual([]);
  } finally {
    await removeNews(id);
  }
});

test("offline favorites: a favorite set offline is queued, survives a reload and is saved after reconnecting", async ({
  page,
  portal,
  context,
}) => {
  const { id, slug, title } = await publishNews(`Esperada ${crypto.randomUUID().slice(0, 8)}`);
  const waiting = "Sem conexão: isto será salvo quando a internet voltar.";
  try {
    await logIn(page, await makeMember());
    await portal.open("/pt-BR/app/news");
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
    await portal.open(`/pt-BR/app/news/${slug}`);
    await expect
      .poll(() => page.evaluate(async () => !!(await caches.match(location.pathname))))
      .toBe(true);

    await context.setOffline(true);
    await heart(page).click();
    await expect(told(page, waiting)).toBeVisible();
    await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await portal.expectAccessible();

    await page.reload();
    await waitUntilHydrated(page);
    await expect(told(page, waiting)).toBeVisible();
    await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
    await page.goto("/pt-BR/app/forum");
    await expect(page.getByText("1 favorito espera a conexão para ser salvo.")).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Fórum" })).toBeVisible();
    await expect(told(page, "A conexão voltou, e seus favoritos foram salvos.")).toBeVisible();
    await portal.open(LIST);
    await expect(page.getByRole("link", { name: title })).toBeVisible();
  } finally {
    await removeNews(id);
  }
});
