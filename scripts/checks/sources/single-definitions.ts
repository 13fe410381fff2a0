import ts from "typescript";
import { fileIds, folderIds, policyIds, roleIds } from "../../../contract/account/roles.ts";
import { contentKinds } from "../../../contract/content/kinds.ts";
import {
  findMatches,
  lineOf,
  lineOfNode,
  visitNodes,
  type Finding,
  type Source,
  type SourceRule,
} from "./source.ts";

type Definition = {
  what: string;
  find: (source: Source) => Finding[];
  exceptIn?: readonly string[];
};

const CODE = /^(?:app|bench|bff|cms-extensions|config|ops|scripts)\/.*\.(?:ts|tsx|mjs)$/;

const A_KIND = `["'](?:${contentKinds.join("|")})["']`;
/** Three kinds in a row, in a list or in a type. */
const THREE_KINDS = new RegExp(`${A_KIND}(?:[\\s,|]+${A_KIND}){2,}`, "g");
/** Six permits in a row, in any order. */
const SIX_PERMITS = /(?:["'](?:L|B|C|Ci|G|F|N|S)["'][\s,|]*){6,}/g;
const TWO_LEVELS = /["']beginner["'][\s,|]+["']intermediate["']/g;
/** Both values and no third one: reader tiers are different. */
const BOTH_ACCESSES = /(?<!["'] ?[,|]\s*)["']free["'][\s,|]+["']paying["'](?!\s*[,|] ?["'])/g;
/** In patterns of code, in texts that become patterns, and in the database. */
const ID_PATTERN = /\[(?:0-9a-f|\\da-f)-?\]\{(?:8|36)\}/gi;

const ids = [roleIds, policyIds, folderIds, fileIds].flatMap((group) => Object.values(group));

const matching = (pattern: RegExp) => (source: Source) =>
  findMatches(source, pattern, ([text]) => text);

const MAY_HAVE_PATTERNS = /[=(,:&|?!>] *\/[^/*\n][^\n]*\/|^ *\/[^/*\n]/m;
const patternsOf = new WeakMap<Source, Finding[]>();

/** Regular expressions of a file; the message is the literal. */
function listPatterns(source: Source): Finding[] {
  const known = patternsOf.get(source);
  if (known) return known;
  const found: Finding[] = [];
  patternsOf.set(source, found);
  if (!MAY_HAVE_PATTERNS.test(source.text)) return found;
  visitNodes(source, (node) => {
    if (!ts.isRegularExpressionLiteral(node)) return;
    found.push({ path: source.path, line: lineOfNode(source, node), message: node.text });
  });
  return found;
}

/** Patterns by the texts they match, however they are written. */
const patternsTaking =
  (taken: readonly string[], refused: readonly string[]) =>
  (source: Source): Finding[] =>
    listPatterns(source).filter(({ message: literal }) => {
      const end = literal.lastIndexOf("/");
      const pattern = new RegExp(literal.slice(1, end), literal.slice(end + 1).replace("g", ""));
      const takes = (text: string) => pattern.exec(text)?.[0] === text;
      return taken.every(takes) && !refused.some(takes);
    });

const DEFINITIONS: readonly Definition[] = [
  { what: "the kinds of content", find: matching(THREE_KINDS) },
  { what: "the residence permits", find: matching(SIX_PERMITS) },
  { what: "levels of texts and courses", find: matching(TWO_LEVELS) },
  {
    what: "the access levels",
    find: matching(BOTH_ACCESSES),
    exceptIn: [
      // Reader tiers and offer areas use the same words.
      "app/resources/media/media.server.ts",
      "app/features/under-construction/under-construction.server.ts",
    ],
  },
  {
    what: "ids of roles, policies, folders and files",
    find: ({ path, text }) =>
      ids
        .filter((id) => text.includes(id))
        .map((id) => ({ path, line: lineOf(text, text.indexOf(id)), message: id })),
  },
  {
    what: "the e-mail pattern",
    find: patternsTaking(["ana@example.com"], ["ana", "ana@", "ana example.com"]),
  },
  {
    what: "the slug pattern",
    find: patternsTaking(
      ["seguro-saude-2026", "a"],
      ["Seguro", "são-galo", "a_b", "a/b", "a b", ""],
    ),
    // Icon names belong to the icon sets and only look alike.
    exceptIn: ["app/resources/icons/outside-icons.server.ts"],
  },
  { what: "the id pattern", find: matching(ID_PATTERN) },
  {
    what: "the short code pattern",
    find: patternsTaking(["ab2c", "abcdefghjkmn"], ["abc", "AB2C", "ab-2c"]),
  },
  {
    what: "the person name pattern",
    find: patternsTaking(["Zoë D'Ávila", "Ана"], ["", "4na", "<b>"]),
  },
];

/** Outside `contract/` no file repeats what it defines (docs/decisions/0063). */
export const singleDefinitions: SourceRule = (sources) => {
  const code = sources.filter(({ path }) => CODE.test(path));
  return DEFINITIONS.flatMap(({ what, find, exceptIn = [] }) =>
    code
      .filter(({ path }) => !exceptIn.includes(path))
      .flatMap(find)
      .map((finding) => ({ ...finding, message: `${what}: ${finding.message}` })),
  );
};

const PARTS =
  /^(?:app|bench|bff|config|contract|scripts|cms-extensions\/(?:src|schema|access|seed))\/.*\.tsx?$/;
const WORD_LIST = /\[\s*(?:"[\w-]+",?\s*){3,}\]/g;
const WORD_UNION = /(?:\|?\s*"[\w-]+"\s*\|\s*){2,}"[\w-]+"/g;

/** Lists of other things with the same words. */
const OTHER_LISTS: readonly string[] = [
  // Rooms of a flat, and the rating of a course.
  "1 2 3 4 5",
  // Directus' names for the moments of a hook; `contract/collections/collection.ts` lists those that are signed.
  "create delete update",
  // Country codes.
  "DE ES IT PT",
  // Languages that employers require, and those of the pages that a report links to.
  "de en fr it pt",
  // Stripe's checkout states: the service queries Stripe, and the demo's double answers like Stripe.
  "complete expired open",
];

/** Lists of at least three words, as array or as type; the message is the words in order. */
const listWordLists = (source: Source): Finding[] =>
  [WORD_LIST, WORD_UNION]
    .flatMap((pattern) => findMatches(source, pattern, ([text]) => text))
    .map((finding) => {
      const words = [...new Set(finding.message.match(/(?<=")[\w-]+(?=")/g))].toSorted();
      return { ...finding, message: words.join(" ") };
    })
    .filter(({ message }) => message.includes(" ") && !OTHER_LISTS.includes(message));

const partOf = (path: string) => path.split("/")[0];

/**
 * Words that parts of the portal exchange (kinds, states, modes) are defined once, in `contract/`. Other
 * code imports the list or type and never repeats it.
 */
export const sharedWordLists: SourceRule = (sources) => {
  const lists = sources
    .filter(({ path }) => PARTS.test(path) && !/i18n\/pt-BR|[/.]words\.ts$/.test(path))
    .flatMap(listWordLists);
  const partsOf = new Map<string, Set<string | undefined>>();
  for (const { path, message } of lists)
    partsOf.set(message, (partsOf.get(message) ?? new Set()).add(partOf(path)));
  return lists.filter(({ path, message }) => {
    if (partOf(path) === "contract") return false;
    const parts = partsOf.get(message);
    return parts?.has("contract") || (message.split(" ").length > 2 && (parts?.size ?? 0) > 1);
  });
};
