import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { lintCode, lintImports, type LintOutcome } from "../../../scripts/checks/lint.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
const CLEAN_HOUSE = {
  "app/features/news/news-page.tsx": "export const NewsPage = () => null;\n",
  "app/features/cantons/cantons-page.tsx": "export const CantonsPage = () => null;\n",
  "app/routes/news.tsx":
    'import { NewsPage } from "~/features/news/news-page";\n\nexport default NewsPage;\nexport const title = "Notícias";\n',
  "bff/modules/identity/users/users.service.ts": "export const answer = 42;\n",
  "bff/modules/support/support.service.ts": "export const tickets = 7;\n",
  "bff/modules/support/support-v1.rest.ts":
    'import { tickets } from "./support.service.ts";\n\nexport const supportV1 = tickets;\n',
  "tests/factories/member.ts": "export const member = {};\n",
  "node_modules/vitest/package.json": '{ "name": "vitest", "main": "index.js" }',
  "node_modules/vitest/index.js": "exports.test = 1;\n",
};
const houses: string[] = [];

function buildHouse(files: Record<string, string>): string {
  const house = mkdtempSync(join(tmpdir(), "portal-lint-"));
  // Whoever ignores the folder of the temporary files does not ignore what is in the house.
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

describe("imports", () => {
  const mistakes = [
    {
      what: "a feature that imports another feature",
      path: "app/features/cantons/near-news.ts",
      content: 'export { NewsPage } from "~/features/news/news-page";\n',
      rule: "app-wall-of-cantons",
    },
    {
      what: "a feature that imports only a type of another feature",
      path: "app/features/cantons/news-type.ts",
      content:
        'import type { NewsPage } from "~/features/news/news-page";\n\nexport type Page = typeof NewsPage;\n',
      rule: "app-wall-of-cantons",
    },
    {
      what: "the frame of contents when it knows one of them",
      path: "app/content/own-page.ts",
      content: 'export { NewsPage } from "~/features/news/news-page";\n',
      rule: "app-upward-to-floor",
    },
    {
      what: "a guard that imports the frame of contents",
      path: "app/guards/content-guard.server.ts",
      content: 'export { neighbors } from "~/content/neighbors";\n',
      rule: "app-upward-to-floor",
    },
    {
      what: "a feature that takes its clients by itself",
      path: "app/features/cantons/cantons.server.ts",
      content: 'export { runtime } from "~/guards/runtime.server";\n',
      rule: "app-wiring-stays-at-the-edge",
    },
    {
      what: "a page that imports its route",
      path: "app/features/news/news-title.tsx",
      content: 'import { title } from "~/routes/news";\n\nexport const NewsTitle = () => title;\n',
      rule: "nothing-imports-a-door",
    },
    {
      what: "the design system when it reaches up",
      path: "app/ui/card.tsx",
      content: 'export { NewsPage } from "~/features/news/news-page";\n',
      rule: "app-upward-to-floor",
    },
    {
      what: "the app when it imports the service's code",
      path: "app/service/direct.server.ts",
      content: 'export { answer } from "../../bff/modules/identity/users/users.service";\n',
      rule: "no-crossing-from-app",
    },
    {
      what: "the contract when it needs a part",
      path: "contract/members.ts",
      content: 'export { answer } from "../bff/modules/identity/users/users.service.ts";\n',
      rule: "contract-is-ground",
    },
    {
      what: "the contract when it needs Node",
      path: "contract/digest.ts",
      content: 'export { createHash } from "node:crypto";\n',
      rule: "contract-knows-no-node",
    },
    {
      what: "the contract when it needs a package",
      path: "contract/shape.ts",
      content: 'export { test } from "vitest";\n',
      rule: "contract-outside-api-imports-no-package",
    },
    {
      what: "a repository that knows its rules",
      path: "bff/modules/identity/users/users.repository.ts",
      content: 'export { answer as rows } from "./users.service.ts";\n',
      rule: "bff-repository-stays-below",
    },
    {
      what: "a rule that imports a door",
      path: "bff/modules/support/ticket-rules.ts",
      content: 'export { supportV1 } from "./support-v1.rest.ts";\n',
      rule: "bff-upward-to-floor",
    },
    {
      what: "a module that goes through another one's door",
      path: "bff/modules/privacy/privacy-v1.rest.ts",
      content: 'export { supportV1 } from "../support/support-v1.rest.ts";\n',
      rule: "bff-module-door-of-support",
    },
    {
      what: "a module that reads another one's tables",
      path: "bff/modules/privacy/tickets.ts",
      content: 'export { rows } from "../support/support.repository.ts";\n',
      rule: "bff-module-door-of-support",
    },
    {
      what: "mail when it knows a module",
      path: "bff/mail/mailer.ts",
      content: 'export { tickets } from "../modules/support/support.service.ts";\n',
      rule: "bff-upward-to-floor",
    },
    {
      what: "a circle",
      path: "app/features/news/news-card.tsx",
      content: 'export { NewsRow } from "./news-row";\nexport const NewsCard = () => null;\n',
      rule: "no-circle",
    },
    {
      what: "what runs when it imports a test",
      path: "app/ui/member.tsx",
      content: 'export { member } from "../../tests/factories/member";\n',
      rule: "nothing-imports-tests",
    },
    {
      what: "the app when it needs a development package to run",
      path: "app/ui/test.tsx",
      content: 'export { test } from "vitest";\n',
      rule: "no-development-package-at-run-time",
    },
  ];
  let clean: LintOutcome;
  let planted: LintOutcome;

  beforeAll(async () => {
    const house = buildHouse({
      ...CLEAN_HOUSE,
      "app/features/news/news-row.tsx": 'export { NewsCard as NewsRow } from "./news-card";\n',
      "bff/modules/support/support.repository.ts": "export const rows = [];\n",
      "app/content/neighbors.ts": "export const neighbors = [];\n",
      "app/guards/runtime.server.ts": "export const runtime = {};\n",
      "app/ui/form/field.ts": 'export { notice as field } from "../feedback/notice";\n',
      "app/ui/feedback/notice.ts": "export const notice = {};\n",
      "app/ui/feedback/summary.ts": 'export { label as summary } from "../form/label";\n',
      "app/ui/form/label.ts": "export const label = {};\n",
      "bff/modules/areas/areas.service.ts": 'export { areaTickets } from "../support/areas.ts";\n',
      "bff/modules/support/areas.ts":
        'export { areaNames as areaTickets } from "../areas/names.ts";\n',
      "bff/modules/areas/names.ts": "export const areaNames = [];\n",
      ...Object.fromEntries(mistakes.map(({ path, content }) => [path, content])),
    });
    clean = await lintImports(buildHouse(CLEAN_HOUSE));
    planted = await lintImports(house);
  });

  test("a house without mistakes is clean", () => {
    expect(clean).toMatchObject({ isClean: true });
    expect(planted.isClean).toBe(false);
  });

  test.each(mistakes)("$what is refused", ({ path, rule }) => {
    const complaints = planted.report.split("\n").filter((line) => line.includes(` ${path} → `));

    expect(complaints.join("\n")).toContain(rule);
  });

  test("two modules that need each other are refused, also without a circle of files", () => {
    expect(planted.report).toMatch(
      /bff-no-circle-of-folders: bff\/modules\/areas →\s+bff\/modules\/support →/,
    );
    expect(planted.report).not.toMatch(/no-circle: bff\/modules\/areas/);
  });

  test("so are two folders of the app", () => {
    expect(planted.report).toMatch(
      /app-no-circle-of-folders: app\/ui\/feedback →\s+app\/ui\/form →/,
    );
    expect(planted.report).not.toMatch(/no-circle: app\/ui\/feedback/);
  });
});

describe("code", () => {
  const mistakes = {
    "no-explicit-any": ["app/ui/any.ts", "export const card = (value: any) => String(value);\n"],
    "no-process-env": ["bff/db/pool.ts", "export const url = process.env.DATABASE_URL;\n"],
    "no-console": ["app/cms/read.ts", 'export const read = () => console.log("read");\n'],
    "no-danger": [
      "app/ui/html.tsx",
      'export const Html = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;\n',
    ],
    "alt-text": ["app/ui/image.tsx", 'export const Image = () => <img src="/a.webp" />;\n'],
    "rules-of-hooks": [
      "app/ui/use-card.tsx",
      'import { useId } from "react";\n\nexport const useCard = (isOpen: boolean) => (isOpen ? useId() : "");\n',
    ],
    "no-focused-tests": [
      "tests/unit/card.test.ts",
      'import { expect, test } from "vitest";\n\ntest.only("card", () => expect(1).toBe(1));\n',
    ],
  } as const;
  let clean: LintOutcome;
  let planted: LintOutcome;

  beforeAll(async () => {
    clean = await lintCode(buildHouse(CLEAN_HOUSE));
    planted = await lintCode(buildHouse(Object.fromEntries(Object.values(mistakes))));
  });

  test("a house without mistakes is clean", () => {
    expect(clean).toMatchObject({ isClean: true });
    expect(planted.isClean).toBe(false);
  });

  test.each(Object.entries(mistakes))("%s is refused", (rule, [path]) => {
    const complaints = planted.report.split(/\n(?=\s*x )/).filter((text) => text.includes(path));

    expect(complaints.join("\n")).toContain(`(${rule})`);
  });
});

describe("words", () => {
  function typeCheck(words: string): string {
    const house = buildHouse({
      "app/i18n/pt-BR/cantons.ts": `export const cantons = ${words} as const;\n`,
      "app/features/cantons/title.ts":
        'import { cantons } from "~/i18n/pt-BR/cantons";\nimport { translator } from "~/i18n/translator";\n\nexport const title = translator("cantons", cantons)("list.title");\n',
      "words.json":
        '{ "extends": "./tsconfig.json", "include": [], "files": ["app/features/cantons/title.ts"], "compilerOptions": { "types": [] } }',
    });
    symlinkSync(join(ROOT, "node_modules"), join(house, "node_modules"));
    cpSync(join(ROOT, "app/i18n/translator.ts"), join(house, "app/i18n/translator.ts"));
    const tsc = join(ROOT, "node_modules/typescript-native/bin/tsc");
    try {
      return execFileSync(process.execPath, [tsc, "-p", "words.json"], {
        cwd: house,
        encoding: "utf8",
      });
    } catch (error) {
      return (error as { stdout: string }).stdout;
    }
  }

  test("a word that exists passes the type check", () => {
    expect(typeCheck('{ list: { title: "Cantões" } }')).toBe("");
  });

  test("a missing word fails the type check", () => {
    expect(typeCheck('{ list: { heading: "Cantões" } }')).toMatch(
      /title\.ts.+TS2345.+"list\.title"/,
    );
  });
});
