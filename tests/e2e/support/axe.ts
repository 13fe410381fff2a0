import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

type AxeViolation = { id: string; nodes: { html: string }[] };
declare global {
  interface Window {
    axe?: { run(options: object): Promise<{ violations: AxeViolation[] }> };
  }
}

/**
 * The builder of @axe-core/playwright injects axe for each run, which takes most of the time over many
 * pages.
 */
const require = createRequire(import.meta.url);
const axePath = createRequire(require.resolve("@axe-core/playwright")).resolve(
  "axe-core/axe.min.js",
);
export const axeSource = readFileSync(axePath, "utf8");

/** A theme changes only colours; these rules check them. */
export const colourRules = ["color-contrast", "link-in-text-block"];

/** Violations on the open page by all rules or by the given ones; three places of each. */
export async function listViolations(page: Page, rules?: string[]): Promise<[string, string[]][]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axeSource);
  return page.evaluate(async (runOnly) => {
    const options = {
      resultTypes: ["violations"],
      // Selectors are not printed, and the portal plays no media automatically.
      selectors: false,
      preload: false,
      ...(runOnly && { runOnly }),
    };
    const { violations = [] } = (await window.axe?.run(options)) ?? {};
    return violations.map(({ id, nodes }): [string, string[]] => [
      id,
      nodes.slice(0, 3).map(({ html }) => html),
    ]);
  }, rules);
}
