import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { lintCode, type LintOutcome } from "../../../scripts/checks/lint.ts";
import { buildProject, CLEAN_PROJECT, ROOT } from "./small-house.ts";

type Rules = Record<string, string | unknown[]>;

describe("lint of code", () => {
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
    "no-restricted-imports": [
      "app/ui/own-link.tsx",
      'import { Link } from "@remix-run/react";\n\nexport const OwnLink = Link;\n',
    ],
    eqeqeq: ["app/ui/same.ts", "export const isSame = (one: string) => one == String(1);\n"],
    "no-else-return": [
      "app/ui/sign.ts",
      "export function sign(value: number): number {\n  if (value > 0) {\n    return 1;\n  } else {\n    return 0;\n  }\n}\n",
    ],
    "no-unused-vars": ["app/ui/unused.ts", "const unused = 1;\n\nexport const used = 2;\n"],
    "no-var": ["app/ui/var.ts", "export var old = 1;\n"],
    "prefer-const": ["app/ui/let.ts", "let once = 1;\n\nexport { once };\n"],
    "no-duplicates": [
      "app/ui/twice.ts",
      'import { useId } from "react";\nimport { useMemo } from "react";\n\nexport const both = [useId, useMemo];\n',
    ],
    "exhaustive-deps": [
      "app/ui/use-title.ts",
      'import { useEffect } from "react";\n\nexport function useTitle(title: string): void {\n  useEffect(() => {\n    document.title = title;\n  }, []);\n}\n',
    ],
    "jsx-no-target-blank": [
      "app/ui/outside.tsx",
      'export const Outside = ({ to }: { to: string }) => (\n  <a href={to} target="_blank">\n    x\n  </a>\n);\n',
    ],
    "ban-ts-comment": ["app/ui/ignored.ts", "// @ts-ignore\nexport const ignored = 1;\n"],
    "consistent-type-imports": [
      "app/ui/type.ts",
      'import { ReactNode } from "react";\n\nexport type Child = ReactNode;\n',
    ],
    "consistent-type-definitions": [
      "app/ui/interface.ts",
      "export interface Card {\n  title: string;\n}\n",
    ],
    "no-non-null-assertion": [
      "app/ui/sure.ts",
      "export const first = (list: string[]) => list[0]!;\n",
    ],
    "filename-case": ["app/ui/CardList.ts", "export const cards = [];\n"],
    "consistent-test-it": [
      "tests/unit/it.test.ts",
      'import { expect, it } from "vitest";\n\nit("counts", () => expect(1).toBe(1));\n',
    ],
    "valid-expect": [
      "tests/unit/lost.test.ts",
      'import { expect, test } from "vitest";\n\ntest("counts", () => {\n  expect(1);\n});\n',
    ],
    "expect-expect": [
      "tests/unit/nothing.test.ts",
      'import { test } from "vitest";\n\ntest("counts", () => {});\n',
    ],
    "no-disabled-tests": [
      "tests/unit/skipped.test.ts",
      'import { expect, test } from "vitest";\n\ntest.skip("counts", () => expect(1).toBe(1));\n',
    ],
    "no-focused-tests": [
      "tests/unit/card.test.ts",
      'import { expect, test } from "vitest";\n\ntest.only("card", () => expect(1).toBe(1));\n',
    ],
  } as const;
  let clean: LintOutcome;
  let planted: LintOutcome;

  beforeAll(async () => {
    clean = await lintCode(buildProject(CLEAN_PROJECT));
    planted = await lintCode(buildProject(Object.fromEntries(Object.values(mistakes))));
  });

  test("accepts code without mistakes", () => {
    expect(clean).toMatchObject({ isClean: true });
    expect(planted.isClean).toBe(false);
  });

  test("is tested for every chosen rule", () => {
    const { rules, overrides } = JSON.parse(readFileSync(join(ROOT, ".oxlintrc.json"), "utf8")) as {
      rules: Rules;
      overrides: { rules: Rules }[];
    };
    const chosen = [rules, ...overrides.map((each) => each.rules)].flatMap((each) =>
      Object.entries(each).flatMap(([name, how]) =>
        [how].flat()[0] === "error" ? name.replace(/^.+\//, "") : [],
      ),
    );
    expect(chosen.filter((rule) => !(rule in mistakes))).toEqual([]);
  });

  test.each(Object.entries(mistakes))("rejects %s", (rule, [path]) => {
    const complaints = planted.report.split(/\n(?=\s*x )/).filter((text) => text.includes(path));

    expect(complaints.join("\n")).toContain(`(${rule})`);
  });
});
