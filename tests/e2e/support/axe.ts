import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Locator, Page } from "@playwright/test";

type AxeViolation = { id: string; nodes: { html: string }[] };
declare global {
  interface Window {
    axe?: { run(within: Node, options: object): Promise<{ violations: AxeViolation[] }> };
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

export type ChosenRules = { only: string[] } | { without: string[] };

/**
 * Violations on the open page, or in one part of it, by all rules or by the chosen ones; three places of
 * each.
 */
export async function listViolations(
  page: Page,
  chosen: ChosenRules = { without: [] },
  part: Locator = page.locator("html"),
): Promise<[string, string[]][]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axeSource);
  return part.evaluate(async (element, rules) => {
    const options = {
      resultTypes: ["violations"],
      // Selectors are not printed, and the portal plays no media automatically.
      selectors: false,
      preload: false,
      ...("only" in rules
        ? { runOnly: rules.only }
        : { rules: Object.fromEntries(rules.without.map((id) => [id, { enabled: false }])) }),
    };
    // Rules on the whole page need the document.
    const within = element === document.documentElement ? document : element;
    const { violations = [] } = (await window.axe?.run(within, options)) ?? {};
    return violations.map(({ id, nodes }): [string, string[]] => [
      id,
      nodes.slice(0, 3).map(({ html }) => html),
    ]);
  }, chosen);
}
