import { publishNews, removeNews } from "../support/cms";
import { tabTo } from "../support/keyboard";
import { DEMO_PASSWORD, expect, test, visit } from "../support/portal";

test.use({ viewport: { width: 1280, height: 900 } });

test("keyboard: a member logs in, filters, reads, saves a favorite and logs out without a mouse", async ({
  page,
}) => {
  const mark = crypto.randomUUID().slice(0, 8);
  const news = await publishNews(`Teclado ${mark}`);
  try {
    await visit(page, "/pt-BR/login");
    await tabTo(page, page.getByLabel("E-mail"));
    await page.keyboard.type("membro@example.com");
    await tabTo(page, page.getByLabel("Senha", { exact: true }));
    await page.keyboard.type(DEMO_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/pt-BR\/app$/);

    await tabTo(page, page.getByRole("link", { name: "Ir para o conteúdo" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();

    const areas = page.getByRole("navigation", { name: "Áreas do portal" });
    await tabTo(page, areas.getByRole("link", { name: "Notícias" }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Notícias" })).toBeFocused();

    await tabTo(page, page.getByRole("main").getByRole("link", { name: "Ver todas as notícias" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Buscar notícias" })).toBeFocused();
    const filter = page.getByRole("form", { name: /filtr/i });
    await tabTo(page, filter.getByRole("searchbox"));
    await page.keyboard.type(`teclado ${mark}`);
    await tabTo(page, filter.getByText("Filtros", { exact: true }));
    await page.keyboard.press("Enter");
    await tabTo(page, filter.getByLabel("Ordem"));
    await page.keyboard.press("ArrowDown");
    await tabTo(page, filter.getByRole("button", { name: "Buscar" }), "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByText("1 notícia", { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/sort=old/);

    await tabTo(page, page.getByRole("link", { name: news.title, exact: true }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: news.title })).toBeFocused();
    const favorite = page.getByRole("button", { name: /favorit/i });
    await tabTo(page, favorite);
    await page.keyboard.press("Space");
    await expect(favorite).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Space");
    await expect(favorite).toHaveAttribute("aria-pressed", "false");

    const menu = page.getByRole("button", { name: /Sua conta/ });
    await tabTo(page, menu, "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Sair" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Sair" })).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByRole("button", { name: "Sair" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/pt-BR\/login/);
  } finally {
    await removeNews(news.id);
  }
});
