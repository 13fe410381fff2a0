import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Small from 390, medium from 744, large from 1200; each max-width is one less. */
const BREAKPOINTS = [390, 744, 1200];
const ALLOWED = BREAKPOINTS.flatMap((px) => [`min-width: ${px}px`, `max-width: ${px - 1}px`]);

const ROOT = join(import.meta.dirname, "../../../..");
const sheets = globSync(["app/**/*.css", "public/**/*.css"], { cwd: ROOT });

/** Media queries on the window's width in a style sheet. */
function listWidths(sheet: string): string[] {
  const source = readFileSync(join(ROOT, sheet), "utf8");
  const queries = [...source.matchAll(/@media([^{]+)\{/g)].map(([, query]) => query ?? "");
  return queries.flatMap((query) => query.match(/(?:min-width|max-width|width)[^)]*/g) ?? []);
}

test("style sheets: use only the portal's breakpoints", () => {
  const foreign = sheets.flatMap((sheet) =>
    listWidths(sheet)
      .filter((width) => !ALLOWED.includes(width))
      .map((width) => `${sheet}: ${width}`),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(foreign).toEqual([]);
  for (const px of BREAKPOINTS)
    expect(
      sheets
        .flatMap(listWidths)
        .some((width) => width.includes(`${px}px`) || width.includes(`${px - 1}px`)),
    ).toBe(true);
});
