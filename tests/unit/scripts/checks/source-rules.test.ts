import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { roleIds } from "../../../../contract/account/roles.ts";
import { findProblems, SOURCE_RULES } from "../../../../scripts/checks/sources/lint-sources.ts";
import { makeSource, readSources } from "../../../../scripts/checks/sources/source.ts";

type Files = Record<string, string>;

const filesWith = (text: string, names: readonly string[]): Files =>
  Object.fromEntries(names.map((name) => [`app/${name}.tsx`, text]));

/** Files that the exceptions of a rule name, as they must be. */
const EXCEPTIONS: Files = {
  ...filesWith("<Suspense />", [
    ...["content/film/film-stage", "content/reading/reading-look", "content/reading/useful"],
    ...["features/cantons/choropleth/choropleth-section", "features/comments/writing/comment-form"],
    ...["features/comments/comments-section", "features/notifications/pwa/page-extras"],
    ...["shell/map/map-panel", "shell/top-bar", "ui/action/dialog", "ui/feedback/toast-area"],
  ]),
  ...filesWith("Context.Provider", [
    ...["page/drawn-once", "page/nonce", "forms/unsaved-changes-guard", "ui/action/tooltip"],
    ...["ui/feedback/toast-list"],
  ]),
  ...filesWith("<Suspense /> and Context.Provider", ["ui/later"]),
};

/** A hook of Directus with rules for a collection. */
const HOOK: Files = {
  "cms-extensions/src/community/hook.ts": 'filter("votes.items.create", judge);',
  "cms-extensions/src/community/vote-rules.ts": "",
  "cms-extensions/src/content/rules.ts": "",
};

const VOCABULARY = "docs/vocabulary.md";

/** What one rule reports about these files. */
function report(rule: string, files: Files): string[] {
  const read = rule === "trade-words" ? { [VOCABULARY]: readFileSync(VOCABULARY, "utf8") } : {};
  const sources = Object.entries({ ...files, ...read }).map(([path, text]) =>
    makeSource(path, text),
  );
  return (SOURCE_RULES[rule]?.(sources) ?? []).map(
    ({ path, line, message }) => `${path}:${line}: ${message}`,
  );
}

/** One report on one file of code, which the rest of its line describes. */
const rejected: readonly (readonly [rule: string, path: string, text: string])[] = [
  ["lazy-boundaries", "app/ui/lazy.tsx", "const Lazy = () => <Suspense />;"],
  ["lazy-boundaries", "app/ui/context.tsx", "const All = () => <Theme.Provider />;"],
  ["linear-patterns", "app/a.ts", String.raw`const A = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;`],
  ["linear-patterns", "app/a.ts", "const A = /^(?:a+)+$/;"],
  ["linear-patterns", "bff/a.ts", "const A = /-+$/;"],
  ["linear-patterns", "contract/a.ts", String.raw`const A = /^(?:\s*\w\s*)*$/;`],
  ["linear-patterns", "app/a.ts", "const A = new RegExp(`^${UUID_PATTERN}(a+)+$`, 'g');"],
  ["named-files-exist", "docs/how-to.md", "See `app/gone/nowhere.ts` and `docs/how-to.md`."],
  ["no-dead-exports", "bff/a.ts", "export const used = 1;\nexport const lost = used;\n"],
  ["no-inner-papers", "app/a.ts", "/** portal-spec, part 9 */"],
  ["no-inner-papers", "app/a.ts", "// features.md PWA7"],
  ["no-inner-papers", "tests/a.test.ts", 'test("AC-1: a guest", () => {});'],
  ["no-inner-papers", "docs/a.md", "asks for it (§4)"],
  ["no-loose-app-files", "app/dates.ts", ""],
  ["no-loose-app-files", "app/theme.css", ""],
  ["short-routes", "app/routes/news.tsx", "line\n".repeat(61)],
  ["single-definitions", "app/a.ts", 'const KINDS = ["news", "videos", "courses", "articles"];'],
  ["single-definitions", "app/a.ts", 'type Kind =\n  | "news"\n  | "articles"\n  | "videos";'],
  ["single-definitions", "app/a.ts", 'const permits = ["L", "B", "C", "G", "F", "N", "S"];'],
  [
    "single-definitions",
    "bff/a.ts",
    'const level = z.enum(["beginner", "intermediate", "advanced"]);',
  ],
  ["single-definitions", "app/a.ts", 'const access = z.enum(["free", "paying"]);'],
  ["single-definitions", "app/a.ts", `const editor = "${roleIds.editor}";`],
  ["single-definitions", "app/a.ts", String.raw`const email = /^[^\s@]+@[^\s@]+$/;`],
  ["single-definitions", "app/a.ts", "const slug = /^[a-z0-9-]{1,96}$/;"],
  ["single-definitions", "app/a.ts", 'const id = "[0-9a-f]{8}";'],
  ["single-definitions", "app/a.ts", "const code = /^[a-z0-9]{4,12}$/;"],
  ["single-definitions", "app/a.ts", String.raw`const name = /^(?=.*\p{L})[\p{L} '.-]+$/u;`],
  ["trade-words", "app/a.ts", "const [sendings, setSendings] = useState(0);"],
  ["trade-words", "app/a.ts", "type Doors = { cms: Cms };"],
  ["trade-words", "app/a.ts", "function tellOthers() {}"],
  ["trade-words", "app/a.ts", "sessions.doubt(token);"],
  ["trade-words", "app/a.ts", "const requireFewMails = limit();"],
  ["trade-words", "app/a.ts", "type CmsStanding = { role: string };"],
  ["trade-words", "app/form-mistakes.css", ""],
  ["trade-words", "app/a.ts", "const favourites = 1;"],
  ["upper-case-constants", "app/a.ts", "const dayMs = 24 * 3_600_000;\nconst DAY_MS = 1;"],
  ["upper-case-constants", "app/a.ts", "export const form = /a/;"],
  ["writes-name-rules", "app/a.ts", 'createItem("votes", vote);'],
  [
    "writes-name-rules",
    "app/a.ts",
    '// Rules: cms-extensions/src/content/rules.ts.\ncreateItem("votes", vote);',
  ],
];

const accepted: typeof rejected = [
  ["linear-patterns", "app/i18n/format.ts", String.raw`const GROUPS = /\B(?=(\d{3})+$)/g;`],
  ["named-files-exist", "docs/decisions/0001-a.md", "It was `app/gone/nowhere.ts`."],
  ["no-dead-exports", "tests/a.ts", "export const onlyHere = 1;"],
  ["no-inner-papers", "bff/a.ts", "a date (RFC 9110 §10.2.3)"],
  ["no-inner-papers", "bff/a.ts", "SHA-256, CH-8001 and A1"],
  ["no-inner-papers", "docs/a.md", "art. 24 nFADP"],
  ["no-loose-app-files", "app/root.tsx", ""],
  ["short-routes", "app/routes/news.tsx", "line\n".repeat(60)],
  ["single-definitions", "contract/a.ts", 'const KINDS = ["news", "videos", "courses"];'],
  ["single-definitions", "app/a.ts", 'const tiers = ["guest", "free", "paying"];'],
  ["trade-words", "app/a.ts", "const submitCount = outstanding;"],
  ["trade-words", "app/a.ts", "const door = 'wish'; // tell"],
  ["trade-words", "app/a.ts", "intelligence(satellite, storytelling);"],
  ["upper-case-constants", "app/a.ts", "const day = today();"],
  ["writes-name-rules", "app/a.ts", 'createItem("favorites", favorite);'],
  [
    "writes-name-rules",
    "app/a.ts",
    '// Rules: cms-extensions/src/community/vote-rules.ts.\ncreateItem("votes", vote);',
  ],
];

describe("source rules", () => {
  test.each(rejected)("%s rejects %s: %s", (rule, path, text) => {
    expect(report(rule, { ...EXCEPTIONS, ...HOOK, [path]: text }).join("\n")).toContain(`${path}:`);
  });

  test.each(accepted)("%s accepts %s: %s", (rule, path, text) => {
    expect(report(rule, { ...EXCEPTIONS, ...HOOK, [path]: text })).toEqual([]);
  });

  test("every rule is tried with a file that it rejects", () => {
    const tried = new Set(["shared-word-lists", ...rejected.map(([rule]) => rule)]);
    expect(Object.keys(SOURCE_RULES).filter((rule) => !tried.has(rule))).toEqual([]);
  });

  test("shared-word-lists rejects a list of the contract elsewhere, as array and as type", () => {
    const files = {
      "contract/a.ts": 'const STATES = ["open", "approved", "rejected"];',
      "app/b.ts": 'const states = ["rejected", "open", "approved"];',
      "bff/c.ts": 'type State =\n  | "approved"\n  | "open"\n  | "rejected";',
    };
    expect(report("shared-word-lists", files)).toEqual([
      "app/b.ts:1: approved open rejected",
      "bff/c.ts:2: approved open rejected",
    ]);
  });

  test("shared-word-lists rejects a list that two parts share without the contract", () => {
    const list = 'const sides = ["left", "right", "top"];';
    expect(report("shared-word-lists", { "app/a.ts": list, "app/b.ts": list })).toEqual([]);
    expect(report("shared-word-lists", { "app/a.ts": list, "bff/b.ts": list })).toHaveLength(2);
  });

  test("an exception that is no longer needed is reported", () => {
    const files = { ...EXCEPTIONS, "app/ui/action/dialog.tsx": "const plain = 1;" };
    expect(report("lazy-boundaries", files)).toEqual([
      "app/ui/action/dialog.tsx:1: needs no exception",
    ]);
  });

  test("a problem has file, line, message and rule", () => {
    const source = makeSource("ops/a.ts", "\nconst dayMs = 1;\n");
    expect(findProblems([source])).toContain(
      "ops/a.ts:2: dayMs → UPPER_CASE (upper-case-constants)",
    );
  });

  test("the sources of every part are read, without generated ones", () => {
    const paths = readSources(process.cwd()).map(({ path }) => path);
    const parts = ["app", "bench", "bff", "cms-extensions", "config", "contract", "docs", "ops"];
    for (const part of [...parts, "scripts", "tests"])
      expect([part, paths.some((path) => path.startsWith(`${part}/`))]).toEqual([part, true]);
    expect(paths.filter((path) => /generated\/|node_modules|\/dist\//.test(path))).toEqual([]);
  });
});
