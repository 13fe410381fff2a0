import AxeBuilder from "@axe-core/playwright";
import { expect, test as base, type Page } from "@playwright/test";

export const DEMO_PASSWORD = "Portal-Demo-2026!";
export type DemoMember = "membro" | "gratis" | "youtube" | "membro2";

type Portal = {
  /** Opens an address and waits until the page answers to clicks. */
  open(path: string): Promise<void>;
  /** Signs in through the form, as a person does. */
  logInAs(who: DemoMember): Promise<void>;
  expectAccessible(): Promise<void>;
};

async function waitUntilHydrated(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
}

/** A test fails on a console error, an exception in the page or a request that goes elsewhere. */
export const test = base.extend<{ portal: Portal; allowedErrors: RegExp[] }>({
  allowedErrors: [[], { option: true }],
  page: async ({ page, baseURL, allowedErrors }, use) => {
    const problems: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("request", (request) => {
      const url = request.url();
      if (/^https?:/.test(url) && !url.startsWith(String(baseURL)))
        problems.push(`foreign request: ${url}`);
    });
    await use(page);
    expect(problems.filter((text) => !allowedErrors.some((allowed) => allowed.test(text)))).toEqual(
      [],
    );
  },
  portal: async ({ page }, use) => {
    await use({
      async open(path) {
        await page.goto(path);
        await waitUntilHydrated(page);
      },
      async logInAs(who) {
        await page.goto("/pt-BR/login");
        await waitUntilHydrated(page);
        await page.getByLabel("E-mail").fill(`${who}@example.com`);
        await page.getByLabel("Senha", { exact: true }).fill(DEMO_PASSWORD);
        await page.getByRole("button", { name: "Entrar", exact: true }).click();
        await expect(page).toHaveURL(/\/pt-BR\/app$/);
      },
      async expectAccessible() {
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html).slice(0, 3)]),
        ).toEqual([]);
      },
    });
  },
});

export { expect };
