import { sql } from "drizzle-orm";
import { wordsOf } from "../../../../contract/content/search.ts";
import type { Database } from "../../../db/database.ts";
import { addWords, listStems } from "./words.repository.ts";
import type { Sequence } from "./words.repository.ts";

/** Names of one thing. A search for a name also finds the others; abbreviations are only searched by. */
export type SameNames = { names: readonly string[]; abbreviations?: readonly string[] };

/** Acronyms count as whole words. Other short words may mean something else with another ending. */
const MIN_LETTERS = 5;
const isWholeWord = (phrase: string) =>
  phrase.length >= MIN_LETTERS || phrase === phrase.toUpperCase();

const keyOf = (stems: readonly (string | null)[]) => stems.filter(Boolean).join(" ");

type SameRow = { requested: string; key: string; phrase: string; isTelling: boolean };

export async function listSynonyms(
  db: Database,
  keys: readonly string[],
): Promise<Map<string, Sequence[]>> {
  const { rows } = await db.execute<SameRow>(sql`
    select asked.key as requested, same.key, same.phrase, same.is_telling as "isTelling"
    from search_synonyms asked join search_synonyms same using (item)
    where asked.key = any(${sql.param([...keys])}::text[])`);
  const stemsOf = await stemsOfPhrases(
    db,
    rows.map(({ phrase }) => phrase),
  );
  const found = new Map<string, Sequence[]>();
  for (const { requested, key, phrase, isTelling } of rows) {
    const known = found.get(requested) ?? [];
    if (key !== requested && isTelling) known.push(stemsOf(phrase));
    found.set(requested, known);
  }
  return found;
}

async function stemsOfPhrases(
  db: Database,
  phrases: readonly string[],
): Promise<(phrase: string) => Sequence> {
  const words = [...new Set(phrases.flatMap(wordsOf))];
  const stems = words.length > 0 ? await listStems(db, words) : [];
  const stemOf = new Map(words.map((word, at) => [word, stems[at] ?? null]));
  return (phrase) => wordsOf(phrase).map((word) => stemOf.get(word) ?? null);
}

/** The portal's own term first. An empty group is deleted. */
export async function replaceSynonyms(
  within: Database,
  item: string,
  phrases: readonly string[],
): Promise<void> {
  await within.execute(sql`delete from search_synonyms where item = ${item}`);
  const [term] = phrases;
  for (const phrase of new Set(phrases)) {
    await insertPhrase(within, item, phrase, phrase === term || isWholeWord(phrase));
  }
  await addPhraseWords(within, phrases);
}

async function insertPhrase(within: Database, item: string, phrase: string, isTelling: boolean) {
  const key = keyOf(await listStems(within, wordsOf(phrase)));
  if (key === "") return;
  await within.execute(sql`
    insert into search_synonyms (item, phrase, key, is_telling)
    values (${item}, ${phrase}, ${key}, ${isTelling})`);
}

const addPhraseWords = (within: Database, phrases: readonly string[]) =>
  addWords(
    within,
    phrases.flatMap(wordsOf).map((word) => ({ word, isOpen: true })),
  );

/** Keys of names contain a slash; those of the editors' groups do not. */
export async function replaceNames(
  within: Database,
  item: string,
  groups: readonly SameNames[],
): Promise<void> {
  await within.execute(sql`delete from search_synonyms where item like ${`${item}/%`}`);
  for (const [at, { names, abbreviations = [] }] of groups.entries()) {
    const group = `${item}/${at}`;
    for (const name of new Set(names)) await insertPhrase(within, group, name, true);
    for (const short of abbreviations) await insertPhrase(within, group, short, false);
    await addPhraseWords(within, [...names, ...abbreviations]);
  }
}

export async function deleteOtherSynonyms(
  within: Database,
  items: readonly string[],
): Promise<void> {
  await within.execute(
    sql`delete from search_synonyms
      where item not like '%/%' and not item = any(${sql.param([...items])}::text[])`,
  );
}
