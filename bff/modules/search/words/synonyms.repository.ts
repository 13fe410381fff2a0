import { sql } from "drizzle-orm";
import { wordsOf } from "../../../../contract/search.ts";
import type { Database } from "../../../db/database.ts";
import { addWords, listStems } from "./words.repository.ts";

/** Acronyms are whole words; other short words say something else with another ending. */
const MIN_LETTERS = 5;
const isWholeWord = (phrase: string) =>
  phrase.length >= MIN_LETTERS || phrase === phrase.toUpperCase();

const keyOf = (stems: readonly (string | null)[]) => stems.filter(Boolean).join(" ");

/** Everything that means the same as what has one of these keys, by that key. */
export async function listSynonyms(
  db: Database,
  keys: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ asked: string; key: string; isTelling: boolean }>(sql`
    select asked.key as asked, same.key, same.is_telling as "isTelling"
    from search_synonyms asked join search_synonyms same using (item)
    where asked.key = any(${sql.param([...keys])}::text[])`);
  const found = new Map<string, string[]>();
  for (const { asked, key, isTelling } of rows) {
    const known = found.get(asked) ?? [];
    if (key !== asked && isTelling) known.push(key);
    found.set(asked, known);
  }
  return found;
}

/** Replaces a group of phrases, the portal's own term first; an empty one is forgotten. */
export async function replaceSynonyms(
  within: Database,
  item: string,
  phrases: readonly string[],
): Promise<void> {
  await within.execute(sql`delete from search_synonyms where item = ${item}`);
  const [term] = phrases;
  for (const phrase of new Set(phrases)) {
    const key = keyOf(await listStems(within, wordsOf(phrase)));
    if (key === "") continue;
    await within.execute(sql`
      insert into search_synonyms (item, phrase, key, is_telling)
      values (${item}, ${phrase}, ${key}, ${phrase === term || isWholeWord(phrase)})`);
  }
  const words = phrases.flatMap(wordsOf).map((word) => ({ word, isOpen: true }));
  await addWords(within, words);
}

/** Forgets the groups that are no more. */
export async function deleteOtherSynonyms(
  within: Database,
  items: readonly string[],
): Promise<void> {
  await within.execute(
    sql`delete from search_synonyms where not item = any(${sql.param([...items])}::text[])`,
  );
}
