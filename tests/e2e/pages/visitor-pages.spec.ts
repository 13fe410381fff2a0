import { expect, test } from "../support/portal";

test("content security policy: a script without a listed hash does not run", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL: String(baseURL) });
  const refused: string[] = [];
  page.on("console", (message) => refused.push(message.text()));
  await page.route("**/pt-BR/login", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace("</body>", "<script>window.bad = 1</script></body>");
    await route.fulfill({ response: answer, body });
  });
  await page.goto("/pt-BR/login");
  expect(await page.evaluate(() => "bad" in window)).toBe(false);
  expect(refused.join()).toMatch(/Content Security Policy/);
  await page.close();
});

declare global {
  interface Window {
    __remixRouter: { navigate(to: string): Promise<void> };
  }
}

test("dialog: locks the page in a tab that started without a nonce", async ({ page, portal }) => {
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflow);
  await portal.open("/pt-BR/login");
  await page.evaluate(() => window.__remixRouter.navigate("/pt-BR/ui"));
  expect(await overflow()).not.toBe("hidden");
  await page.getByRole("button", { name: "Excluir rascunho" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(overflow).toBe("hidden");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect.poll(overflow).not.toBe("hidden");
});
