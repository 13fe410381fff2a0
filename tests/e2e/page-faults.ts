import { expect, type Page, type Request } from "@playwright/test";
import { axeSource, colourRules, listViolations } from "./axe";

export type Look = { width: number; height: number; reducedMotion: "reduce" | "no-preference" };

export type PageWatch = {
  /** How the page is looked at from here on, in light colours at first. */
  show(look: Look): Promise<void>;
  /** Waits for what comes after the page itself: late parts, the figures of the map. */
  waitForLateParts(): Promise<void>;
  /** What is wrong with the open page, in either theme; one line each, with its address. */
  listFaults(address: string): Promise<string[]>;
  /** Of these, what does not depend on the theme: headings, and what is wider than the window. */
  listLayoutFaults(address: string): Promise<string[]>;
};

async function listThemeFaults(page: Page, where: string, rules?: string[]): Promise<string[]> {
  const violations = await listViolations(page, rules);
  return violations.flatMap(([id, places]) => places.map((html) => `${where}: ${id}: ${html}`));
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
  const pending = new Set<Request>();
  // A member's page listens for changes of the account as long as it is open.
  const isLasting = (request: Request) => request.url().endsWith("/pt-BR/session/events");
  // What a left page asked for is over with it, and not always reported so.
  let isLeaving = false;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLeaving = true;
    if (!isLasting(request)) pending.add(request);
  });
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame() || !isLeaving) return;
    isLeaving = false;
    pending.clear();
  });
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  await page.addInitScript({ content: axeSource });
  return {
    async show({ width, height, reducedMotion }) {
      await page.emulateMedia({ colorScheme: "light", reducedMotion });
      await page.setViewportSize({ width, height });
    },
    async waitForLateParts() {
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 300 })));
      const listPending = () => [...pending].map((request) => request.url());
      await expect.poll(listPending, { intervals: [20] }).toEqual([]);
    },
    listLayoutFaults: (address) => listLayoutFaults(page, address),
    async listFaults(address) {
      const faults = await listLayoutFaults(page, address);
      await showTheme(page, "light");
      faults.push(...(await listThemeFaults(page, `${address}, light`)));
      await showTheme(page, "dark");
      faults.push(...(await listThemeFaults(page, `${address}, dark`, colourRules)));
      return faults;
    },
  };
}
