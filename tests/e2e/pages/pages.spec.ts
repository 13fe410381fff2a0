import { expect, test } from "../support/portal";

test.describe("error page", () => {
  test.use({ allowedErrors: [/404/] });

  test("shows the path as text, drops its squares and leads back", async ({ page, portal }) => {
    const response = await page.goto("/pt-BR/<script>alert(1)<%2Fscript>x".replace("%2F", "-"));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Page not found: /pt-BR/<script>alert(1)<-script>x",
    );
    await expect(page.locator("canvas")).toHaveAttribute("aria-hidden", "true");
    await page.getByRole("link", { name: "Voltar" }).click();
    await expect(page).toHaveURL(/\/pt-BR\/login$/);
    await portal.expectAccessible();
  });
});
