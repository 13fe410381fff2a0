import { publishNews, removeNews } from "../support/cms";
import { expect, test } from "../support/portal";

test("toast: a member undoes a saved change by keyboard", async ({ page, portal }) => {
  const news = await publishNews(`Favorita ${crypto.randomUUID().slice(0, 8)}`);
  try {
    await portal.startSessionAs("membro2");
    await portal.open(`/pt-BR/app/news/${news.slug}`);
    const heart = page.getByRole("button", { name: "Salvar nos favoritos" });
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    const list = page.getByRole("region", { name: /^Avisos/ });
    await expect(list.getByText("Salvo nos favoritos.")).toBeVisible();
    await portal.expectAccessible();

    await page.keyboard.press("F8");
    // First the toast itself, then its button.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(list.getByRole("button", { name: "Desfazer" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await expect(list.getByText("Removido dos favoritos.")).toBeVisible();
    await expect(list.getByText("Salvo nos favoritos.")).toBeHidden();
  } finally {
    await removeNews(news.id);
  }
});
