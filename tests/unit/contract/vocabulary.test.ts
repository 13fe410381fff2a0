import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * Words that parts of the portal exchange (kinds, states, modes) are defined once, in `contract/`. Other
 * code imports the list or type and never repeats it.
 */
const root = join(import.meta.dirname, "../../..");
const PARTS =
  "{app,bench,bff,config,contract,scripts,cms-extensions/{src,schema,access,seed}}/**/*.{ts,tsx}";
const LIST = /\[\s*(?:"[\w-]+",?\s*){3,}\]/g;
const UNION = /(?:\|?\s*"[\w-]+"\s*\|\s*){2,}"[\w-]+"/g;

/** Lists of other things with the same words. */
const OTHERS: readonly string[] = [
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

type Place = { path: string; words: string };

export function listWordLists({ path, text }: { path: string; text: string }): Place[] {
  const found = [LIST, UNION].flatMap((pattern) => text.match(pattern) ?? []);
  return found.map((list) => {
    const words = [...new Set(list.match(/(?<=")[\w-]+(?=")/g))].toSorted();
    return { path, words: words.join(" ") };
  });
}

const places = globSync(PARTS, { cwd: root })
  .filter((path) => !/generated|i18n\/pt-BR|[/.]words\.ts$|node_modules/.test(path))
  .flatMap((path) => listWordLists({ path, text: readFileSync(join(root, path), "utf8") }))
  .filter(({ words }) => words.includes(" ") && !OTHERS.includes(words));

const partOf = (path: string) => path.split("/")[0];

test("vocabulary: a word list of the contract is not repeated elsewhere", () => {
  const inContract = new Set(
    places.filter(({ path }) => partOf(path) === "contract").map(({ words }) => words),
  );
  expect(inContract.size).toBeGreaterThan(50);
  const again = places.filter(
    ({ path, words }) => partOf(path) !== "contract" && inContract.has(words),
  );
  expect(again).toEqual([]);
});

test("vocabulary: a word list shared by two parts is in the contract", () => {
  const parts = new Map<string, Set<string | undefined>>();
  for (const { path, words } of places)
    parts.set(words, (parts.get(words) ?? new Set()).add(partOf(path)));
  const shared = [...parts].filter(([words, of]) => words.split(" ").length > 2 && of.size > 1);
  expect(shared.map(([words]) => words)).toEqual([]);
});

test("vocabulary: a repeated list is detected as array and as type", () => {
  const words = "approved expired open";
  const text =
    'const a = ["open", "approved", "expired"];\ntype B = "open" | "approved" | "expired";';
  expect(listWordLists({ path: "app/x.ts", text }).map((place) => place.words)).toEqual([
    words,
    words,
  ]);
});
