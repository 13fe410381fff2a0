import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isAddressOf } from "../../../../scripts/testing/affected-routes";
import { listChangedTests, listTestsAt } from "../../../../scripts/testing/changed-tests";

const FILES: Record<string, string> = {
  "app/root.tsx": "",
  "app/ui/button.tsx": "",
  "app/features/news/list.tsx": 'import { Button } from "~/ui/button";',
  "app/routes/news.tsx": 'import {\n  NewsList,\n} from "~/features/news/list";',
  "app/routes/map.tsx": 'const page = await import("../ui/button");',
  "app/routes/imprint.tsx": "",
  "bff/mail/send.ts": "",
  "tests/unit/app/list.test.tsx": 'import { NewsList } from "~/features/news/list";',
  "tests/unit/app/map.test.tsx": "",
  "tests/unit/lint/words.test.ts": "readFileSync(file)",
  "tests/mocked/doors.test.ts": "listDoors(portal)",
  "tests/mocked/news.test.ts": 'test("a", () => portal.visit("/pt-BR/app/news"));',
  "tests/mocked/imprint.test.ts": 'test("a", () => portal.visit("/pt-BR/imprint"));',
  "tests/service/bff/mail.test.ts": 'import { send } from "../../../bff/mail/send.ts";',
  "tests/service/app/script-weight.test.ts": "",
  "tests/e2e/pages/accessibility.spec.ts": "",
  "tests/e2e/content/news.spec.ts": [
    'const LIST = "/pt-BR/app/news";',
    'test("a", async () => {',
    "  await open(LIST);",
    "});",
    'test.describe("b", () => {',
    '  test("c", async () => {',
    '    await open("/pt-BR/imprint");',
    "  });",
    "});",
  ].join("\n"),
};
const routes = [
  {
    file: "routes/layout.tsx",
    path: "pt-BR",
    children: [
      { file: "routes/news.tsx", path: "app/news" },
      { file: "routes/map.tsx", path: "app/cantons/:code" },
      { file: "routes/imprint.tsx", path: "imprint" },
    ],
  },
];

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "changed-"));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

describe("tests affected by a change", () => {
  test("are found by imports, and for browser tests by page addresses", () => {
    expect(listChangedTests(root, ["app/features/news/list.tsx"], routes)).toEqual({
      unit: ["tests/unit/app/list.test.tsx", "tests/unit/lint/words.test.ts"],
      mocked: ["tests/mocked/doors.test.ts", "tests/mocked/news.test.ts"],
      service: ["tests/service/app/script-weight.test.ts"],
      e2e: ["tests/e2e/content/news.spec.ts:2", "tests/e2e/pages/accessibility.spec.ts"],
      patterns: ["/pt-BR/app/news"],
      totals: { unit: 3, mocked: 3, service: 2, e2e: 2 },
    });
  });

  test("include every page that uses a part, also lazily", () => {
    const { patterns } = listChangedTests(root, ["app/ui/button.tsx"], routes);
    expect(patterns.toSorted()).toEqual(["/pt-BR/app/cantons/:code", "/pt-BR/app/news"]);
  });

  test("include every browser test for a change behind the pages, and all tests for a shared one", () => {
    const behind = listChangedTests(root, ["bff/mail/send.ts"], routes);
    expect(behind.service).toEqual(["tests/service/bff/mail.test.ts"]);
    expect(behind.e2e).toEqual([
      "tests/e2e/content/news.spec.ts",
      "tests/e2e/pages/accessibility.spec.ts",
    ]);
    const ground = listChangedTests(root, ["package-lock.json"], routes);
    const all = [...ground.unit, ...ground.mocked, ...ground.service, ...ground.e2e];
    expect(all.toSorted()).toEqual(
      Object.keys(FILES)
        .filter((path) => path.startsWith("tests/"))
        .toSorted(),
    );
  });

  test("include a changed test itself", () => {
    const { unit, e2e } = listChangedTests(root, ["tests/unit/app/map.test.tsx"], routes);
    expect(unit).toContain("tests/unit/app/map.test.tsx");
    expect(e2e).toEqual([]);
  });
});

test.each([
  ["/pt-BR/app/news", "/pt-BR/app/news?page=2", true],
  ["/pt-BR/app/news", "/pt-BR/app/news/results", false],
  ["/pt-BR/app/news/*", "/pt-BR/app/news/${slug}", true],
  ["/pt-BR/app/news/*", "/pt-BR/app/news", false],
  ["/pt-BR/app/cantons/:code", "/pt-BR/app/cantons/ZH", true],
  ["/pt-BR/app/profile/:id/edit", "/pt-BR/app/profile/${member.id}/account", false],
])("changed tests: pattern %s matches address %s: %s", (pattern, address, isOne) => {
  expect(isAddressOf(pattern, address)).toBe(isOne);
});

test("changed tests: found by addresses in a test, in its helpers, and in hooks", () => {
  const source = [
    "const pathOf = (id: string) => `/pt-BR/app/cantons/${id}`;",
    'test("one", () => open(pathOf("ZH")));',
    'test("two", () => expect(url).toMatch(/\\/pt-BR\\/app\\/cantons\\/BE$/));',
    'test("three", () => {});',
  ];
  const pattern = ["/pt-BR/app/cantons/:code"];
  expect(listTestsAt(source.join("\n"), pattern)).toEqual([2, 3]);
  const before = ["test.beforeEach(() => open(`/pt-BR/app/cantons/ZH`));", ...source];
  expect(listTestsAt(before.join("\n"), pattern)).toEqual([3, 4, 5]);
});
