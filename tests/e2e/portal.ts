import AxeBuilder from "@axe-core/playwright";
import { expect, test as base, type Page, type Response } from "@playwright/test";

export const DEMO_PASSWORD = "Portal-Demo-2026!";
export type DemoMember = "membro" | "gratis" | "youtube" | "membro2";

type Portal = {
  /** Opens an address and waits until the page answers to clicks. */
  open(path: string): Promise<void>;
  /** Signs in through the form, as a person does. */
  logInAs(who: DemoMember): Promise<void>;
  expectAccessible(): Promise<void>;
};

/** Waits until the page answers to clicks: before, a click is a native form post or nothing. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
}

/** Opens an address and waits until the page answers to clicks. Not for pages without scripts. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await waitUntilHydrated(page);
  return answer;
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
        await visit(page, path);
      },
      async logInAs(who) {
        await visit(page, "/pt-BR/login");
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
