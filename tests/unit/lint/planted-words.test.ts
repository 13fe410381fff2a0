import { execFileSync } from "node:child_process";
import { cpSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { buildProject, ROOT } from "./small-house.ts";

describe("translation keys", () => {
  function typeCheck(words: string): string {
    const house = buildProject({
      "app/i18n/pt-BR/switzerland/cantons.ts": `export const cantons = ${words} as const;\n`,
      "app/features/cantons/title.ts":
        'import { cantons } from "~/i18n/pt-BR/switzerland/cantons";\nimport { translator } from "~/i18n/translator";\n\nexport const title = translator("cantons", cantons)("list.title");\n',
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

  test("an existing one passes the type check", () => {
    expect(typeCheck('{ list: { title: "Cantões" } }')).toBe("");
  });

  test("a missing one fails the type check", () => {
    expect(typeCheck('{ list: { heading: "Cantões" } }')).toMatch(
      /title\.ts.+TS2345.+"list\.title"/,
    );
  });
});
