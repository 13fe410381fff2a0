import { randomInt } from "node:crypto";
import { expect, test as base, type Locator, type Page, type Response } from "@playwright/test";
import { listViolations } from "./axe";

export const DEMO_PASSWORD = "Portal-Demo-2026!";
export type DemoMember = "membro" | "gratis" | "youtube" | "membro2";

export type Portal = {
  /** Opens an address and waits for hydration. */
  open(path: string): Promise<void>;
  logInAs(who: DemoMember): Promise<void>;
  /** Logs in without a page, for tests of what follows. */
  startSessionAs(who: DemoMember): Promise<void>;
  /** Checks the page, or one part of it. */
  expectAccessible(part?: Locator): Promise<void>;
};

/** Waits for hydration: before it, a click submits a native form or does nothing. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-hydrated", "true");
}

/** Opens an address and waits for hydration. Not for pages without scripts. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await waitUntilHydrated(page);
  return answer;
}

/** Sends the request of the login form; the open page gets the session and stays as it is. */
export async function startSession(page: Page, email: string, password: string): Promise<void> {
  const answer = await page.request.post("/pt-BR/login", {
    form: { email, password },
    headers: { origin: String(process.env["TEST_APP_ORIGIN"]), "sec-fetch-site": "same-origin" },
    maxRedirects: 0,
  });
  expect([answer.status(), answer.headers()["location"]]).toEqual([302, "/pt-BR/app"]);
}

/**
 * The tests count as the portal's proxy: each uses its own client address, so that rate limits do not
 * affect other tests. From a network reserved for benchmarks (RFC 2544).
 */
function ownAddress(): string {
  return `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** Remix's decoder logs this for a request that a later one replaced; the page shows the later one. */
const OVERTAKEN = /^AbortError: signal is aborted without reason/;

/** State of the page when its test failed, beyond what screenshots show. */
async function describeView(page: Page): Promise<void> {
  const view = await page
    .evaluate(() => ({
      address: location.pathname + location.search,
      scroll: [scrollX, scrollY, innerWidth, innerHeight, document.documentElement.scrollHeight],
      focused: document.activeElement?.outerHTML.slice(0, 120),
      films: [...document.querySelectorAll("video")].map((film) => film.getBoundingClientRect()),
    }))
    .catch(String);
  process.stdout.write(`\nthe page stood at ${JSON.stringify(view)}\n`);
}

/** A test fails on a console error, an exception in the page or a request to another origin. */
export const test = base.extend<{ portal: Portal; allowedErrors: RegExp[] }>({
  allowedErrors: [[], { option: true }],
  extraHTTPHeaders: async ({ browserName: _ }, use) => use({ "x-forwarded-for": ownAddress() }),
  page: async ({ page, baseURL, allowedErrors }, use, testInfo) => {
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
    if (testInfo.status !== testInfo.expectedStatus) await describeView(page);
    const allowed = [OVERTAKEN, ...allowedErrors];
    const complaints = problems.filter((text) => !allowed.some((each) => each.test(text)));
    // In the first line, the only one that the summary of a run shows.
    if (complaints.length > 0) throw new Error(`The page complained: ${complaints.join("; ")}`);
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
      async startSessionAs(who) {
        await startSession(page, `${who}@example.com`, DEMO_PASSWORD);
      },
      async expectAccessible(part) {
        expect(await listViolations(page, { without: [] }, part)).toEqual([]);
      },
    });
  },
});

export { expect };
