import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll } from "vitest";

export const ROOT = resolve(import.meta.dirname, "../../..");

/** A minimal portal that violates no rule. */
export const CLEAN_PROJECT = {
  "app/features/news/news-page.tsx": "export const NewsPage = () => null;\n",
  "app/features/cantons/cantons-page.tsx": "export const CantonsPage = () => null;\n",
  "app/routes/news.tsx":
    'import { NewsPage } from "~/features/news/news-page";\n\nexport default NewsPage;\nexport const title = "Notícias";\n',
  "bff/modules/identity/users/users.service.ts": "export const answer = 42;\n",
  "bff/modules/account/support/support.service.ts": "export const tickets = 7;\n",
  "bff/modules/account/support/support-v1.rest.ts":
    'import { tickets } from "./support.service.ts";\n\nexport const supportV1 = tickets;\n',
  "tests/factories/member.ts": "export const member = {};\n",
  "node_modules/vitest/package.json": '{ "name": "vitest", "main": "index.js" }',
  "node_modules/vitest/index.js": "exports.test = 1;\n",
};
const houses: string[] = [];

/** Creates a portal from these files, under this portal's rules; it is deleted after the tests. */
export function buildProject(files: Record<string, string>): string {
  const house = mkdtempSync(join(tmpdir(), "portal-lint-"));
  // An ignore rule for the temp folder must not apply to the files inside.
  mkdirSync(join(house, ".git"));
  houses.push(house);
  for (const name of [".dependency-cruiser.mjs", ".oxlintrc.json", "tsconfig.json", "package.json"])
    cpSync(join(ROOT, name), join(house, name));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), content);
  }
  return house;
}

afterAll(() => {
  for (const house of houses) rmSync(house, { recursive: true });
});
