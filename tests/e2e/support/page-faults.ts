import { expect, type Page, type Request } from "@playwright/test";
import { axeSource, colourRules, listViolations, type ChosenRules } from "./axe";

export type Look = { width: number; height: number; reducedMotion: "reduce" | "no-preference" };

export type PageWatch = {
  /** Sets the viewport and look, initially in light colours. */
  show(look: Look): Promise<void>;
  /** Waits for lazy parts and the figures of the map. */
  waitForLateParts(): Promise<void>;
  /**
   * Faults of the open page in both themes; one line each, with its address. The rules on colours are left
   * out at a width that shows nothing in a new way.
   */
  listFaults(address: string): Promise<string[]>;
  /** Faults that do not depend on the theme: headings, and content wider than the window. */
  listLayoutFaults(address: string): Promise<string[]>;
};

async function listThemeFaults(page: Page, where: string, rules?: ChosenRules): Promise<string[]> {
  const violations = await listViolations(page, rules);
  return violations.flatMap(([id, places]) => places.map((html) => `${where}: ${id}: ${html}`));
}

/** Changes the theme without a reload, as the system does, and waits for the last transition. */
async function showTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(done));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/**
 * True if something is shown in a way that this page has not had at an earlier width: an element, its
 * colour, what is behind it, or letters that count as large. The rules on colours judge nothing else.
 */
function hasNewLook(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    type Looks = WeakMap<Element, Set<string>>;
    const earlier = (Reflect.get(window, "earlierLooks") as Looks | undefined) ?? new WeakMap();
    Reflect.set(window, "earlierLooks", earlier);
    const behind = new Map<Element | null, string>();
    let isNew = false;
    for (const element of document.querySelectorAll("body, body *")) {
      const style = getComputedStyle(element);
      const background = `${style.backgroundColor} ${style.backgroundImage} ${style.opacity}`;
      const below = behind.get(element.parentElement) ?? "";
      const ground = background === "rgba(0, 0, 0, 0) none 1" ? below : `${below}\n${background}`;
      behind.set(element, ground);
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const sizePx = Number.parseFloat(style.fontSize);
      const isLarge = sizePx >= 24 || (sizePx >= 18.6 && Number(style.fontWeight) >= 700);
      const look = [ground, style.color, style.textDecorationLine, isLarge].join("\n");
      const looks = earlier.get(element) ?? new Set<string>();
      isNew ||= !looks.has(look);
      earlier.set(element, looks.add(look));
    }
    return isNew;
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

/** Call this before the first page is opened. */
export async function watchPage(page: Page): Promise<PageWatch> {
  const pending = new Set<Request>();
  // A member's page keeps a stream of account events open.
  const isLasting = (request: Request) => request.url().endsWith("/pt-BR/session/events");
  // Requests of a left page are aborted, which is not always reported.
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
      if (!(await hasNewLook(page))) {
        const rules = { without: colourRules };
        return [...faults, ...(await listThemeFaults(page, `${address}, light`, rules))];
      }
      faults.push(...(await listThemeFaults(page, `${address}, light`)));
      await showTheme(page, "dark");
      faults.push(...(await listThemeFaults(page, `${address}, dark`, { only: colourRules })));
      return faults;
    },
  };
}
