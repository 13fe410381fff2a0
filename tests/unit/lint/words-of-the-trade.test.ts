import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";

type Word = { old: RegExp; word: string; trade: string };

const VOCABULARY = "docs/vocabulary.md";

/** Words of the right column that also have a usual meaning, which names cannot tell apart. */
const USUAL: Readonly<Record<string, string>> = {
  begin: "SQL transactions and the start of a list",
  beside: "a place on the screen",
  bring: "a source that brings rows",
  call: "function, hub and telephone calls",
  called: "a callback that was called",
  keep: "keep-alive, and values that a rule does not remove",
  left: "a side of the screen",
  line: "a line of text",
  lower: "lower case, lower bound",
  measure: "measuring a speed",
  notice: "legal notices",
  over: "an end of a connection",
  quiet: "quiet hours, and a stored field of Directus",
  seal: "the sealer of stored values",
  settled: "a promise's state, and a permit",
  share: "sharing a page",
  still: "a state that continues",
  waiting: "a wait list",
};

/**
 * Names that still have an old word, by word. A rename lowers the number; a new name must not raise it.
 * Fields of stored data, of requests between the parts and keys of texts keep their words.
 */
const REMAINING: Readonly<Record<string, number>> = {
  anew: 7,
  asked: 204,
  asker: 47,
  away: 96,
  begun: 52,
  callable: 18,
  given: 153,
  heard: 15,
  keeper: 8,
  kept: 200,
  looker: 1,
  passage: 4,
  patience: 29,
  placed: 43,
  seer: 6,
  settle: 107,
  sought: 16,
  told: 136,
  wanted: 146,
};

/** Names that keep an old word: it means something else there, or others outside of the code use the name. */
const ALLOWED: readonly { name: RegExp; why: string }[] = [
  { name: /^isOneErrorAway$/, why: "a word that differs by one letter" },
  { name: /^(PASSAGE_END|passage)$/, why: "a passage of text" },
  { name: /^UPSTREAM_PATIENCE$/, why: "a variable of the environment" },
  { name: /^([gG]etCallable|[sS]etChatKept)(Document)?$/, why: "fields of the service's GraphQL" },
  { name: /^(classifiedsKept)$/, why: "named like its namespace of texts" },
  { name: /^cms-extensions\/src\/editing\/kept-edits\//, why: "an interface's id in Directus" },
  {
    name: /^(givenAt|givenBy|isBegun|isKept|isKeptOnly)$/,
    why: "stored, or sent between the parts",
  },
];

const cellsOf = (row: string) => row.split("|").map((cell) => cell.trim());

/** The right column of each "say / not" table; only single words can be told from parts of other names. */
function readVocabulary(markdown: string): Word[] {
  const words: Word[] = [];
  let isWordTable = false;
  for (const line of markdown.split("\n")) {
    const [, trade = "", not = ""] = cellsOf(line);
    if (!line.startsWith("|")) isWordTable = false;
    else if (trade === "say" && not === "not") isWordTable = true;
    else if (isWordTable)
      for (const phrase of not.replaceAll(/\([^)]*\)/g, "").split(",")) {
        const word = phrase.trim();
        if (!/^[a-z]+$/.test(word) || word in USUAL) continue;
        words.push({ old: new RegExp(`\\b${word}(?:s|es)?\\b`), word, trade });
      }
  }
  return words;
}

const WORDS: readonly Word[] = [
  ...readVocabulary(readFileSync(VOCABULARY, "utf8")),
  { old: /\brequire few\b/, word: "require few", trade: "rate limit" },
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
/** Names of data, addresses and texts, not of code. */
const STORED =
  /^bff\/modules\/account\/privacy\/(?:value|field)-names\.ts$|^bff\/db\/tables\/|^app\/i18n\/|^app\/routes\/cantons\/left\.tsx$/;

const OWN_PATH = "tests/unit/lint/words-of-the-trade.test.ts";

const tracked = execFileSync("git", ["ls-files"], { encoding: "utf8" })
  .split("\n")
  .filter((path) => path && !NOT_OURS.test(path));
const code = tracked.filter((path) => CODE.test(path) && !STORED.test(path));

/**
 * Words of a name, in lower case: `tellOthers` is `tell others`, `form-mistakes.tsx` is `form mistakes
 * tsx`.
 */
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

function findOld(path: string, text: string): { word: string; found: string }[] {
  const names = [path, ...namesIn(path, text)];
  return names
    .filter((each) => !ALLOWED.some(({ name }) => name.test(each)))
    .flatMap((name) =>
      WORDS.filter(({ old }) => old.test(wordsOf(name))).map(({ word, trade }) => ({
        word,
        found: `${path}: ${name} → ${trade}`,
      })),
    );
}

const oldWords = (path: string, text: string) => findOld(path, text).map(({ found }) => found);

const namesPaper = (line: string) => PAPERS.some((paper) => paper.test(line));

describe("vocabulary of names", () => {
  test.each([
    "const [sendings, setSendings] = useState(0);",
    "type Doors = { cms: Cms };",
    "function tellOthers() {}",
    "sessions.doubt(token);",
    "const requireFewMails = limit();",
    "type CmsStanding = { role: string };",
    "const isCmsAway = true;",
    "function useKeptText(given: string) {}",
  ])("rejects an old word: %s", (text) => {
    expect(oldWords("app/x.ts", text)).not.toEqual([]);
  });

  test.each([
    "const submitCount = outstanding;",
    "const door = 'wish'; // tell",
    "intelligence(satellite, storytelling);",
    "const castaway = forgiven;",
  ])("accepts other words: %s", (text) => {
    expect(oldWords("app/x.ts", text)).toEqual([]);
  });

  test("comes from docs/vocabulary.md, which has each usual word", () => {
    expect(WORDS.map(({ word }) => word)).toEqual(
      expect.arrayContaining(["asked", "away", "told", "kept", "begun", "wish"]),
    );
    const text = readFileSync(VOCABULARY, "utf8");
    expect(Object.keys(USUAL).filter((word) => !text.includes(word))).toEqual([]);
  });

  test("is respected in the code", () => {
    expect(code.length).toBeGreaterThan(800);
    const found = code.flatMap((path) => findOld(path, readFileSync(path, "utf8")));
    const tooMany = [...Map.groupBy(found, ({ word }) => word)].filter(
      ([word, names]) => names.length > (REMAINING[word] ?? 0),
    );
    expect(tooMany.flatMap(([, names]) => names.map((each) => each.found))).toEqual([]);
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
