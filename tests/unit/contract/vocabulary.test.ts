import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * The words that parts of the portal say to each other (kinds, states, modes) stand in `contract/` once, and
 * whoever needs the list takes it from there: as a list or as a type, but never written anew.
 */
const root = join(import.meta.dirname, "../../..");
const PARTS =
  "{app,bff,config,contract,scripts,cms-extensions/{src,schema,access,seed}}/**/*.{ts,tsx}";
const LIST = /\[\s*(?:"[\w-]+",?\s*){3,}\]/g;
const UNION = /(?:\|?\s*"[\w-]+"\s*\|\s*){2,}"[\w-]+"/g;

/** Lists that name other things by the same words. */
const OTHERS: readonly string[] = [
  // Rooms of a flat, and what a course is worth to who took it.
  "1 2 3 4 5",
  // What Directus calls the moments of a hook; `contract/signature.ts` tells which are signed.
  "create delete update",
  // Codes of countries.
  "DE ES IT PT",
  // Languages asked for by employers, and those of the pages a report leads to.
  "de en fr it pt",
  // How Stripe says that a checkout stands: the service asks Stripe, and the double of the demo speaks as Stripe.
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
  .filter((path) => !/generated|i18n\/pt-BR|node_modules/.test(path))
  .flatMap((path) => listWordLists({ path, text: readFileSync(join(root, path), "utf8") }))
  .filter(({ words }) => words.includes(" ") && !OTHERS.includes(words));

const partOf = (path: string) => path.split("/")[0];

test("no list of words that the contract has is written anew elsewhere", () => {
  const inContract = new Set(
    places.filter(({ path }) => partOf(path) === "contract").map(({ words }) => words),
  );
  expect(inContract.size).toBeGreaterThan(50);
  const again = places.filter(
    ({ path, words }) => partOf(path) !== "contract" && inContract.has(words),
  );
  expect(again).toEqual([]);
});

test("nor is one that two parts share and the contract does not have", () => {
  const parts = new Map<string, Set<string | undefined>>();
  for (const { path, words } of places)
    parts.set(words, (parts.get(words) ?? new Set()).add(partOf(path)));
  const shared = [...parts].filter(([words, of]) => words.split(" ").length > 2 && of.size > 1);
  expect(shared.map(([words]) => words)).toEqual([]);
});

test("a list written anew is found, as a list and as a type", () => {
  const words = "approved expired open";
  const text =
    'const a = ["open", "approved", "expired"];\ntype B = "open" | "approved" | "expired";';
  expect(listWordLists({ path: "app/x.ts", text }).map((place) => place.words)).toEqual([
    words,
    words,
  ]);
});
