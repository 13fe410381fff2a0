import type { Page } from "@playwright/test";
import { waitUntilHydrated } from "./portal";

/** Opens a page whose scripts are still loading, as on a slow network; `release` lets them load. */
export async function openWithoutScripts(
  page: Page,
  path: string,
): Promise<{ release(): Promise<void> }> {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  const scripts = "**/assets/*.js";
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => document.readyState !== "loading");
  return {
    async release() {
      resolve();
      await waitUntilHydrated(page);
      await page.unroute(scripts);
    },
  };
}
