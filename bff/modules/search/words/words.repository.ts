import { sql } from "drizzle-orm";
import { foldedPhrase, singularOf } from "../../../../contract/content/search.ts";
import type { Database } from "../../../db/database.ts";

export type KnownWord = { folded: string; stem: string };

/** Stems in sequence. Null is a stop word between them, which has no stem. */
export type Sequence = readonly (string | null)[];

/** Words that every member may read, or all words. */
export type Readable = "open" | "all";

const visible = (readable: Readable) => sql`(is_open or ${readable === "all"})`;
const list = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`;

/** In the same order. Null for a stop word. */
export async function listStems(
  db: Database,
  words: readonly string[],
): Promise<(string | null)[]> {
  const { rows } = await db.execute<{ stem: string | null }>(sql`
    select search_stem(word) as stem
    from unnest(${list(words.map(singularOf))}) with ordinality as given(word, place)
    order by place`);
  return rows.map(({ stem }) => stem);
}

export async function listWordsFolded(
  db: Database,
  folded: readonly string[],
  readable: Readable,
): Promise<KnownWord[]> {
  const { rows } = await db.execute<KnownWord>(sql`
    select folded, stem from search_words
    where folded = any(${list(folded)}) and ${visible(readable)}`);
  return rows;
}

export async function listWordsBeginning(
  db: Database,
  beginning: string,
  readable: Readable,
  take: number,
): Promise<KnownWord[]> {
  const { rows } = await db.execute<KnownWord>(sql`
    select folded, stem from search_words
    where folded like ${`${beginning.replace(/[\\%_]/g, "")}%`} and ${visible(readable)}
    order by length(folded), folded limit ${take}`);
  return rows;
}

export async function listWordsAlike(
  db: Database,
  word: string,
  swaps: readonly string[],
  readable: Readable,
  take: number,
): Promise<KnownWord[]> {
  const { rows } = await db.execute<KnownWord>(sql`
    select folded, stem from search_words
    where (folded % ${word} or folded = any(${list(swaps)})) and ${visible(readable)}
    order by similarity(folded, ${word}) desc, folded limit ${take}`);
  return rows;
}

export async function listForms(db: Database, stems: readonly string[]): Promise<KnownWord[]> {
  const { rows } = await db.execute<KnownWord>(sql`
    select folded, stem from search_words where stem = any(${list(stems)}) limit 2000`);
  return rows;
}

/** Adds words. A word that members could read once stays readable until the index is rebuilt. */
export async function addWords(
  within: Database,
  words: readonly { word: string; isOpen: boolean }[],
): Promise<void> {
  if (words.length === 0) return;
  const written = words.map(({ word }) => word);
  await within.execute(sql`
    insert into search_words (folded, stem, is_open)
    select folded, search_stem(singular), bool_or(is_open)
    from unnest(
      ${list(written.map(foldedPhrase))},
      ${list(written.map(singularOf))},
      ${sql.param(words.map(({ isOpen }) => isOpen))}::boolean[]
    ) as given(folded, singular, is_open)
    where search_stem(singular) is not null
    group by 1, 2
    on conflict (folded, stem) do update set is_open = true
    where excluded.is_open and not search_words.is_open`);
}

const stemsIn = (vectors: string) => sql`(
  select word from ts_stat(${`select ${vectors} from search_documents`})
  union select unnest(string_to_array(key, ' ')) from search_synonyms)`;

/** Deletes words that no text contains any more. Locks words that are now only in locked texts. */
export async function forgetWords(within: Database): Promise<void> {
  await within.execute(sql`delete from search_words where not stem in ${stemsIn("full_vector")}`);
  await within.execute(sql`
    update search_words set is_open = false where is_open
      and not stem in ${stemsIn("case when is_open then full_vector else head_vector end")}`);
}
