import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { contentKinds } from "../../../contract/content/kinds.ts";
import { fileIds, folderIds, policyIds, roleIds } from "../../../contract/account/roles.ts";

type Source = { path: string; text: string };
type Finding = (source: Source) => string[];

const sources: Source[] = globSync(
  "{app,bench,bff,cms-extensions,config,ops,scripts}/**/*.{ts,tsx,mjs}",
  {
    exclude: (path) => /node_modules|generated|(^|\/)dist(\/|$)/.test(path),
  },
).map((path) => ({ path, text: readFileSync(path, "utf8") }));

const aKind = `["'](?:${contentKinds.join("|")})["']`;
const threeKinds = new RegExp(`${aKind}(?:[\\s,|]+${aKind}){2,}`, "g");

/** Three kinds in a row, in a list or in a type. */
const kindLists: Finding = ({ text }) => text.match(threeKinds) ?? [];

/** Six permits in a row, in any order. */
const permitLists: Finding = ({ text }) =>
  text.match(/(?:["'](?:L|B|C|Ci|G|F|N|S)["'][\s,|]*){6,}/g) ?? [];
const levelLists: Finding = ({ text }) =>
  text.match(/["']beginner["'][\s,|]+["']intermediate["']/g) ?? [];
/** Both values and no third one: reader tiers are different. */
const accessLists: Finding = ({ text }) =>
  text.match(/(?<!["'] ?[,|]\s*)["']free["'][\s,|]+["']paying["'](?!\s*[,|] ?["'])/g) ?? [];

const ids = [roleIds, policyIds, folderIds, fileIds].flatMap((group) => Object.values(group));
const spelledIds: Finding = ({ text }) => ids.filter((id) => text.includes(id));

const mayHavePatterns = /[=(,:&|?!>] *\/[^/*\n][^\n]*\/|^ *\/[^/*\n]/m;

function readPatterns({ path, text }: Source): string[] {
  if (!mayHavePatterns.test(text)) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

// Read once for all checks.
const patternsOf = new Map(sources.map((source) => [source.path, readPatterns(source)]));
const patternsIn = (source: Source) => patternsOf.get(source.path) ?? readPatterns(source);

/** Patterns by the texts they match, however they are written. */
const patternsTaking =
  (taken: readonly string[], refused: readonly string[]): Finding =>
  (source) =>
    patternsIn(source).filter((literal) => {
      const end = literal.lastIndexOf("/");
      const pattern = new RegExp(literal.slice(1, end), literal.slice(end + 1).replace("g", ""));
      const takes = (text: string) => pattern.exec(text)?.[0] === text;
      return taken.every(takes) && !refused.some(takes);
    });

const emailPatterns = patternsTaking(["ana@example.com"], ["ana", "ana@", "ana example.com"]);
const slugPatterns = patternsTaking(
  ["seguro-saude-2026", "a"],
  ["Seguro", "são-galo", "a_b", "a/b", "a b", ""],
);
const shortCodes = patternsTaking(["ab2c", "abcdefghjkmn"], ["abc", "AB2C", "ab-2c"]);
const names = patternsTaking(["Zoë D'Ávila", "Ана"], ["", "4na", "<b>"]);

/** In patterns of code, in texts that become patterns, and in the database. */
const uuidPatterns: Finding = ({ text }) =>
  text.match(/\[(?:0-9a-f|\\da-f)-?\]\{(?:8|36)\}/gi) ?? [];

function expectNowhere(find: Finding, exceptIn: readonly string[] = []): void {
  const found = sources
    .filter(({ path }) => !exceptIn.includes(path))
    .flatMap((source) => find(source).map((what) => `${source.path}: ${what}`));
  expect(found).toEqual([]);
}

describe("outside contract/ no file repeats", () => {
  test("the kinds of content", () => expectNowhere(kindLists));
  test("the residence permits", () => expectNowhere(permitLists));
  test("levels of texts and courses", () => expectNowhere(levelLists));
  test("the access levels", () =>
    expectNowhere(accessLists, [
      // Reader tiers and offer areas use the same words.
      "app/resources/media/media.server.ts",
      "app/features/under-construction/under-construction.server.ts",
    ]));
  test("ids of roles, policies, folders and files", () => expectNowhere(spelledIds));
  test("the e-mail pattern", () => expectNowhere(emailPatterns));
  test("the slug pattern", () => {
    // Icon names belong to the icon sets and only look alike.
    expectNowhere(slugPatterns, ["app/resources/icons/outside-icons.server.ts"]);
  });
  test("the id pattern", () => expectNowhere(uuidPatterns));
  test("the short code pattern", () => expectNowhere(shortCodes));
  test("the person name pattern", () => expectNowhere(names));
});

test.each([
  [kindLists, 'const KINDS = ["news", "videos", "courses", "articles"];'],
  [kindLists, 'type Kind =\n  | "news"\n  | "articles"\n  | "videos";'],
  [permitLists, 'const permits = ["L", "B", "C", "G", "F", "N", "S"];'],
  [levelLists, 'const level = z.enum(["beginner", "intermediate", "advanced"]);'],
  [accessLists, 'const access = z.enum(["free", "paying"]);'],
  [spelledIds, `const editor = "${roleIds.editor}";`],
  [emailPatterns, "const email = /^[^\\s@]+@[^\\s@]+$/;"],
  [slugPatterns, "const slug = /^[a-z0-9-]{1,96}$/;"],
  [shortCodes, "const code = /^[a-z0-9]{4,12}$/;"],
  [names, "const name = /^(?=.*\\p{L})[\\p{L} '.-]+$/u;"],
] satisfies [Finding, string][])("single definitions: detects a repetition: %#", (find, text) => {
  expect(find({ path: "app/made-up.ts", text })).toHaveLength(1);
});
