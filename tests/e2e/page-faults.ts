import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page, type Request } from "@playwright/test";

type AxeViolation = { id: string; nodes: { html: string }[] };
declare global {
  interface Window {
    axe: { run(options: object): Promise<{ violations: AxeViolation[] }> };
  }
}

/** The axe of @axe-core/playwright, which sends it anew for each run: most of the time over many pages. */
const require = createRequire(import.meta.url);
const axePath = createRequire(require.resolve("@axe-core/playwright")).resolve("axe-core");

export type PageWatch = {
  /** Waits for what comes after the page itself: late parts, the figures of the map. */
  waitForLateParts(): Promise<void>;
  /** What is wrong with the open page, in either theme; one line each, with its address. */
  listFaults(address: string): Promise<string[]>;
  /** Of these, what does not depend on the theme: headings, and what is wider than the window. */
  listLayoutFaults(address: string): Promise<string[]>;
};

async function listViolations(page: Page, where: string): Promise<string[]> {
  const violations = await page.evaluate(async () => {
    const found = (await window.axe.run({ resultTypes: ["violations"] })).violations;
    return found.map(({ id, nodes }) => ({ id, html: nodes.slice(0, 3).map((node) => node.html) }));
  });
  return violations.flatMap(({ id, html }) => html.map((each) => `${where}: ${id}: ${each}`));
}

/** Changes the theme without a reload, as the system does at dusk, and waits for the last tone. */
async function showTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(done));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

async function listLayoutFaults(page: Page, address: string): Promise<string[]> {
  const headings = await page.getByRole("heading", { level: 1 }).count();
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...(headings === 1 ? [] : [`${address}: ${headings} h1`]),
    ...(excess > 0 ? [`${address}: scrolls ${excess} px sideways`] : []),
  ];
}

/** To be called before the first page is opened. */
export async function watchPage(page: Page): Promise<PageWatch> {
  let pending = 0;
  // A member's page listens for changes of the account as long as it is open.
  const isLasting = (request: Request) => request.url().endsWith("/pt-BR/session/events");
  const count = (by: number) => (request: Request) => {
    if (!isLasting(request)) pending += by;
  };
  page.on("request", count(1));
  page.on("requestfinished", count(-1));
  page.on("requestfailed", count(-1));
  await page.addInitScript({ content: readFileSync(axePath, "utf8") });
  return {
    async waitForLateParts() {
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      await expect.poll(() => pending, { intervals: [20] }).toBe(0);
    },
    listLayoutFaults: (address) => listLayoutFaults(page, address),
    async listFaults(address) {
      const faults = await listLayoutFaults(page, address);
      for (const theme of ["light", "dark"] as const) {
        await showTheme(page, theme);
        faults.push(...(await listViolations(page, `${address}, ${theme}`)));
      }
      return faults;
    },
  };
}
