import { sql } from "drizzle-orm";
import { singularOf, wordsOf } from "../../../../contract/content/search.ts";
import type { Database } from "../../../db/database.ts";
import { replaceNames } from "../words/synonyms.repository.ts";
import {
  foldedNames,
  type AuthorNames,
  type DocumentPart,
  type IndexedItem,
  type SearchDocument,
  type SearchFact,
} from "./document.ts";

/** Any number works, if every process of the service uses the same. */
const INDEX_LOCK = 4_071_292;

/**
 * Version of the index format. Increase it with every change of a row's content: the service then rebuilds
 * an older index at startup.
 */
const MADE_AS = 8;

/** Locks the index for writing until the transaction ends. */
export async function lockIndex(within: Database): Promise<void> {
  await within.execute(sql`select pg_advisory_xact_lock(${INDEX_LOCK})`);
}

type Indexing = { indexedAt: Date; names?: AuthorNames };

const prepared = (texts: readonly string[]) => texts.flatMap(wordsOf).map(singularOf).join(" ");

const list = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`;

const joined = (parts: readonly DocumentPart[]) => prepared(parts.map((part) => part.text));

/**
 * Each author's words in a conversation, with "" for the document's author. Empty if only that author
 * wrote.
 */
function replyVectors(parts: readonly DocumentPart[]) {
  const byAuthor = Map.groupBy(parts, ({ authorId = "" }) => authorId);
  const authors = [...byAuthor.keys()];
  const isOfOne = authors.every((author) => author === "");
  const vectors = [...byAuthor.values()].map((said) => sql`search_vector(${joined(said)})`);
  return isOfOne
    ? { authors: [], vectors: sql`'{}'::tsvector[]` }
    : { authors, vectors: sql`array[${sql.join(vectors, sql`, `)}]::tsvector[]` };
}

async function insertDocument(
  within: Database,
  item: string,
  document: SearchDocument,
  { indexedAt, names }: Indexing,
): Promise<void> {
  const { title, summary, labels, category, parts, authorId, authorNames = [] } = document;
  const called = (authorId && names?.get(authorId)) || [];
  const authors = [...called, ...authorNames.flatMap(foldedNames)];
  const head = sql`(
    setweight(search_vector(${prepared([title])}), 'A') ||
    setweight(search_vector(${prepared([summary])}), 'B') ||
    setweight(search_vector(${prepared(labels)}), 'C'))`;
  const text = sql`search_vector(${joined(parts)})`;
  const replies = replyVectors(parts);
  await within.execute(sql`
    insert into search_documents (key, item, kind, path, title, summary, category, category_name,
      cantons, tags, is_open, published_at, stale_on, ends_on, parts, authors, author_id, reply_authors,
      reply_vectors, is_solved, head_vector, full_vector, indexed_at, made_as)
    values (${document.key}, ${item}, ${document.kind}, ${document.path}, ${title}, ${summary},
      ${category?.slug ?? null}, ${category?.name ?? null}, ${list(document.cantons)},
      ${list(document.tags)}, ${document.isOpen}, ${document.publishedAt}, ${document.staleOn}, ${document.endsOn ?? null},
      ${JSON.stringify(parts)}::jsonb, ${list(authors)}, ${authorId ?? null}, ${list(replies.authors)},
      ${replies.vectors}, ${document.isSolved ?? null},
      ${head}, ${head} || ${text}, ${indexedAt.toISOString()}, ${MADE_AS})
    on conflict (key) do update set item = excluded.item, kind = excluded.kind, path = excluded.path,
      title = excluded.title, summary = excluded.summary, category = excluded.category,
      category_name = excluded.category_name, cantons = excluded.cantons, tags = excluded.tags,
      is_open = excluded.is_open, published_at = excluded.published_at,
      stale_on = excluded.stale_on, ends_on = excluded.ends_on, parts = excluded.parts, authors = excluded.authors,
      author_id = excluded.author_id, reply_authors = excluded.reply_authors,
      reply_vectors = excluded.reply_vectors, made_as = excluded.made_as,
      is_solved = excluded.is_solved, head_vector = excluded.head_vector,
      full_vector = excluded.full_vector, indexed_at = excluded.indexed_at`);
}

async function insertFact(
  within: Database,
  item: string,
  fact: SearchFact,
  indexedAt: Date,
): Promise<void> {
  await within.execute(sql`
    insert into search_facts (key, item, topic, canton, is_open, answer, indexed_at)
    values (${fact.key}, ${item}, ${fact.topic}, ${fact.canton}, ${fact.isOpen},
      ${JSON.stringify(fact.answer)}::jsonb, ${indexedAt.toISOString()})
    on conflict (key) do update set item = excluded.item, topic = excluded.topic,
      canton = excluded.canton, is_open = excluded.is_open, answer = excluded.answer,
      indexed_at = excluded.indexed_at`);
}

/** Replaces an item's index entries. Empty entries remove the item. */
export async function replaceItem(
  within: Database,
  item: string,
  { documents, facts, sameNames = [] }: IndexedItem,
  indexing: Indexing,
): Promise<void> {
  const keys = list(documents.map(({ key }) => key));
  await within.execute(
    sql`delete from search_documents where item = ${item} and not key = any(${keys})`,
  );
  await within.execute(sql`delete from search_facts where item = ${item}`);
  for (const document of documents) await insertDocument(within, item, document, indexing);
  for (const fact of facts) await insertFact(within, item, fact, indexing.indexedAt);
  await replaceNames(within, item, sameNames);
}

export async function deleteOlderItems(
  within: Database,
  source: string,
  since: Date,
): Promise<void> {
  const gone = sql`item like ${`${source}/%`} and indexed_at < ${since.toISOString()}`;
  await within.execute(sql`delete from search_documents where ${gone}`);
  await within.execute(sql`delete from search_facts where ${gone}`);
}

export async function isIndexOld(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ isOld: boolean }>(
    sql`select not exists (select from search_documents) or exists (
      select from search_documents where made_as <> ${MADE_AS}) as "isOld"`,
  );
  return rows[0]?.isOld ?? true;
}
