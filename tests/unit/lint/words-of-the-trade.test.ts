import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";

type Word = { old: RegExp; trade: string; why: string };

/**
 * Words of a name, in lower case: `tellOthers` is `tell others`, `form-mistakes.tsx` is `form mistakes
 * tsx`.
 */
const WORDS: readonly Word[] = [
  { old: /\bfavourites?\b/, trade: "favorite", why: "as in addresses, collections and CSS" },
  { old: /\bneighbours?\b/, trade: "neighbors", why: "one spelling for what is before and after" },
  { old: /\bwish(es)?\b/, trade: "input, request, choice", why: "what a form sends is its input" },
  { old: /\bsendings\b/, trade: "submit count", why: "form libraries call it so" },
  { old: /\bmistakes?\b/, trade: "errors", why: "a form's errors, a field's error" },
  { old: /\bdoubt(s|ed)?\b/, trade: "mark stale", why: "what a cache does with an entry" },
  { old: /\bstandings?\b/, trade: "membership status, pending", why: "the field's own word" },
  { old: /\bdoors\b/, trade: "dependencies, deps", why: "a door is a route file and nothing else" },
  { old: /\btell(er)?\b/, trade: "notify, report, print", why: "says who hears of it and how" },
  { old: /\brequire few\b/, trade: "rate limit", why: "what it is called everywhere" },
];

/**
 * Documents that were never part of the repository, and their numbers. Their content is in docs/product.md.
 */
const PAPERS = [
  /portal-spec|features\.md|features §|security-reliability|signalr\.md/i,
  /\b(?:AC|AU|SE|HD|RD|GQ|RL|PY|PR|OP|RE)-\d{1,2}\b/,
  /\b(?:AUTH|LAND|CONT|VID|COUR|FOR|COM|TOOL|NOT|SEA|PROF|SUP|ERR|EDIT|OPS|PRIV|PWA|A11Y)\d{1,2}\b/,
  // Sections of laws and RFCs are public.
  /^(?!.*(?:RFC \d|\bart\.|\bLei\b)).*§ ?\d/,
];

const CODE =
  /^(?:app|bench|bff|cms-extensions|contract|config|ops|scripts)\/.*\.(?:ts|tsx|mjs|css)$/;
const NOT_OURS = /(?:^|\/)(?:generated|dist)\/|-lock\.json$|^tests\/fixtures\//;
/** Stored values: names of data, not of code. */
const STORED = ["bff/modules/account/privacy/value-names.ts"];

const OWN_PATH = "tests/unit/lint/words-of-the-trade.test.ts";

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" })
  .split("\n")
  .filter((path) => path && !NOT_OURS.test(path));
const code = tracked.filter((path) => CODE.test(path) && !STORED.includes(path));

const wordsOf = (name: string) =>
  name
    .replaceAll(/([\p{Ll}\d])(?=\p{Lu})/gu, "$1 ")
    .replaceAll(/[^\p{L}\d]+/gu, " ")
    .toLowerCase();

function namesIn(path: string, text: string): string[] {
  if (!/\.tsx?$/.test(path)) return [];
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return [...names];
}

function oldWords(path: string, text: string): string[] {
  return [path, ...namesIn(path, text)].flatMap((name) =>
    WORDS.filter(({ old }) => old.test(wordsOf(name))).map(
      ({ trade }) => `${path}: ${name} → ${trade}`,
    ),
  );
}

const namesPaper = (line: string) => PAPERS.some((paper) => paper.test(line));

describe("vocabulary of names", () => {
  test.each([
    "const [sendings, setSendings] = useState(0);",
    "type Doors = { cms: Cms };",
    "function tellOthers() {}",
    "sessions.doubt(token);",
    "const requireFewMails = limit();",
    "type CmsStanding = { role: string };",
  ])("rejects an old word: %s", (text) => {
    expect(oldWords("app/x.ts", text)).not.toEqual([]);
  });

  test.each([
    "const submitCount = outstanding;",
    "const door = 'wish'; // tell",
    "intelligence(satellite, storytelling);",
  ])("accepts other words: %s", (text) => {
    expect(oldWords("app/x.ts", text)).toEqual([]);
  });

  test("is respected in the code", () => {
    expect(code.length).toBeGreaterThan(800);
    expect(code.flatMap((path) => oldWords(path, readFileSync(path, "utf8")))).toEqual([]);
  });
});

describe("references to internal papers", () => {
  test.each([
    "/** portal-spec, part 9 */",
    "// features.md PWA7",
    'test("AC-1: a guest", () => {});',
    "asks for it (§4)",
  ])("are detected: %s", (line) => {
    expect(namesPaper(line)).toBe(true);
  });

  test.each(["a date (RFC 9110 §10.2.3)", "SHA-256, CH-8001 and A1", "art. 24 nFADP"])(
    "do not include public sources: %s",
    (line) => {
      expect(namesPaper(line)).toBe(false);
    },
  );

  test("are absent", () => {
    const texts = tracked.filter(
      (path) => /\.(?:tsx?|mjs|js|css|md|json|ya?ml|sh)$/.test(path) && path !== OWN_PATH,
    );
    const found = texts.flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .filter(namesPaper)
        .map((line) => `${path}: ${line.trim().slice(0, 120)}`),
    );
    expect(found).toEqual([]);
  });
});
