import { expect, test, visit } from "../support/portal";

test.use({ viewport: { width: 390, height: 844 } });

test("signup: a visitor reads the terms inside the form and loses no input", async ({
  page,
  portal,
}) => {
  await visit(page, "/pt-BR/signup");
  await page.getByRole("button", { name: "Começar", exact: true }).click();
  await page.getByLabel("Nome", { exact: true }).fill("Luiza");
  await page.getByLabel("Sobrenome").fill("Souza");
  await page.getByRole("button", { name: "Continuar", exact: true }).click();
  const email = page.getByRole("textbox", { name: "E-mail" });
  await email.fill("luiza@example.com");

  await page.getByText("Ler aqui: termos de uso").press("Enter");
  const text = page.getByRole("region", { name: "termos de uso" });
  await expect(text.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await portal.expectAccessible();
  await page.keyboard.press("Tab");
  await expect(text).toBeFocused();
  await expect(email).toHaveValue("luiza@example.com");
});
