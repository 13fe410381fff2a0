import type { Page } from "@playwright/test";
import { EXAMPLE_MEMBER, listPagesFor, type Audience } from "../../../scripts/pages/page-examples";
import { watchPage } from "../support/page-faults";
import { expect, test, waitUntilHydrated } from "../support/portal";

/** One page of each frame: those with most parts whose code loads after the page. */
const SAMPLE = ["/pt-BR/app", "/pt-BR/app/cantons/ZH", "/pt-BR/app/articles/"];
const PAGES_A_TEST = 10;
const SHORTEST_MS = 200;
const LONGEST_MS = 2_000;

test.describe.configure({ mode: "parallel" });

/** Delays each script that the page's document does not name. Each script has its own fixed delay. */
async function holdLateCode(page: Page): Promise<void> {
  let named = "";
  await page.route(
    () => true,
    async (route) => {
      const request = route.request();
      if (request.method() === "POST") return route.fulfill({ status: 204 });
      if (request.isNavigationRequest()) {
        const response = await route.fetch();
        named = await response.text();
        return route.fulfill({ response, body: named });
      }
      const { pathname } = new URL(request.url());
      if (!/^\/assets\/.+\.js$/.test(pathname) || named.includes(pathname)) return route.continue();
      const share =
        [...pathname].reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) % 97, 7) / 97;
      await new Promise((done) =>
        setTimeout(done, SHORTEST_MS + share * (LONGEST_MS - SHORTEST_MS)),
      );
      return route.continue();
    },
  );
}

/** Types in every field, ticks every box and presses every button, without leaving the page. */
function useEverything(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const main = document.querySelector("main") ?? document.body;
    for (const field of main.querySelectorAll<HTMLInputElement>("input, textarea")) {
      if (field.disabled || /^(hidden|file|submit|checkbox|radio)$/.test(field.type)) continue;
      const prototype = Object.getPrototypeOf(field) as HTMLInputElement;
      const next = `${field.value}3`;
      Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, next);
      field.focus();
      field.dispatchEvent(new Event("input", { bubbles: true }));
      await frame();
    }
    for (const box of main.querySelectorAll<HTMLInputElement>("[type=checkbox], [type=radio]"))
      if (!box.disabled) box.click();
    for (const summary of main.querySelectorAll("summary")) summary.click();
    await frame();
    for (const button of main.querySelectorAll<HTMLButtonElement>("button")) {
      if (!button.isConnected || button.disabled) continue;
      button.click();
      await frame();
    }
  });
}

/** Sends the events that browser and portal may send to a page at any time. */
async function sendNews(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const name of ["offline", "online", "focus", "blur"])
      window.dispatchEvent(new Event(name));
    document.dispatchEvent(new Event("visibilitychange"));
    const tabs = new BroadcastChannel("portal-session-events");
    tabs.postMessage("notified");
    tabs.postMessage(null);
    tabs.close();
  });
}

for (const audience of ["guest", "member"] as const) {
  const pages = listPages(audience);
  for (let at = 0; at < pages.length; at += PAGES_A_TEST) {
    const some = pages.slice(at, at + PAGES_A_TEST);
    test.describe("late code", () => {
      test.use({ allowedErrors: [/status of 40[24]/] });

      test(`${audience}, from ${some[0]}: keeps the server's markup while code is loading`, async ({
        page,
        portal,
      }) => {
        test.slow();
        const watch = await watchPage(page);
        const errors: string[] = [];
        let address = "";
        page.on("pageerror", (error) => errors.push(`${address}: ${error.message}`));
        if (audience === "member") await portal.startSessionAs(EXAMPLE_MEMBER);
        await holdLateCode(page);
        for (address of some) {
          await page.setViewportSize({ width: 1200, height: 900 });
          await page.goto(address, { waitUntil: "commit" });
          await waitUntilHydrated(page);
          await useEverything(page);
          await sendNews(page);
          await page.keyboard.press("Escape");
          await page.keyboard.press("Control+k");
          await page.keyboard.type("se");
          await page.setViewportSize({ width: 744, height: 900 });
          await page.emulateMedia({ colorScheme: "dark" });
          await useEverything(page);
          await page.keyboard.press("Escape");
          await page.emulateMedia({ colorScheme: "light" });
          await watch.waitForLateParts();
          await sendNews(page);
        }
        expect(errors).toEqual([]);
      });
    });
  }
}

/** The sample, or all pages if `EVERY_PAGE` is set. */
function listPages(audience: Audience): string[] {
  const all = listPagesFor(audience).map(({ address }) => address);
  return process.env["EVERY_PAGE"]
    ? all
    : all.filter((each) =>
        SAMPLE.some((one) => each === one || (one.endsWith("/") && each.startsWith(one))),
      );
}
