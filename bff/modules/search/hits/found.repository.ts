import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { SearchAccess, SearchKind } from "../../../../contract/content/search.ts";
import type { Database } from "../../../db/database.ts";
import type { DocumentPart } from "../documents/document.ts";

export type SearchTerms = {
  kinds: readonly SearchKind[];
  mayReadAll: boolean;
  query: string;
  /** Each typed term by itself. A title with all of them ranks highest. */
  own: readonly string[];
  ownInTitle: readonly string[];
  /** Each concept by itself. With `isPartial`, most of them are enough. */
  concepts: readonly string[];
  excluded: readonly string[];
  isPartial: boolean;
  tags: readonly string[];
  authors: readonly string[];
  hiddenAuthors: readonly string[];
  /** The whole query without accents and punctuation: a title equal to it comes first. */
  folded: string;
  today: string;
};

type Reader = Pick<SearchTerms, "mayReadAll" | "hiddenAuthors">;

export type Choice = {
  kind?: SearchKind | undefined;
  canton?: string | undefined;
  category?: string | undefined;
  since?: string | undefined;
  access?: SearchAccess | undefined;
  solved?: "yes" | "no" | undefined;
};

export type FoundRow = {
  key: string;
  kind: SearchKind;
  path: string;
  title: string;
  summary: string;
  category: string | null;
  categoryName: string | null;
  cantons: string[];
  isLocked: boolean;
  publishedAt: string | null;
  isStale: boolean;
  isSolved: boolean;
  parts: DocumentPart[] | null;
};

type Count = { value: string; name: string; count: number };
export type Found = {
  total: number;
  whole: number;
  kinds: { kind: SearchKind; count: number }[];
  cantons: Count[];
  categories: Count[];
  access: Count[];
  solved: Count[];
  rows: FoundRow[];
};

/** Number of hits ranked by their texts. The rest are ranked by title and summary. */
const WEIGHED = 60;
const byScore = sql.raw("score desc, published_at desc nulls last, key");
const list = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`;
/** True for an empty text, by its stored size: unpacking thousands of texts would take most of the time. */
const isBodiless = sql.raw("(pg_column_size(parts) < 16)");
const ts = (query: string) => sql`${query}::tsquery`;
/** Rank weights of D, C, B, A. */
const WEIGHTS = sql.raw("'{0.08, 0.35, 0.6, 1}'");

const isPartlyHidden = ({ hiddenAuthors }: Reader) => sql`reply_authors && ${list(hiddenAuthors)}`;

/** The words a member may search in one row. Rebuilt without the hidden authors' parts if there are any. */
const readable = ({ mayReadAll, hiddenAuthors }: Reader) => sql`(case
  when not (is_open or ${mayReadAll}) then head_vector
  when ${isPartlyHidden({ mayReadAll, hiddenAuthors })} then head_vector || coalesce((
    select string_agg(vector::text, ' ') from unnest(reply_authors, reply_vectors) as said(author, vector)
    where author <> all(${list(hiddenAuthors)})), '')::tsvector
  else full_vector end)`;

/** Each of the two vectors has an index. A locked text is searched only for members who may read it. */
const heldBy = ({ mayReadAll }: Reader, query: SQL) =>
  sql`(head_vector @@ ${query} or ((is_open or ${mayReadAll}) and full_vector @@ ${query}))`;

/** Matches by the indexes. Rows with hidden authors are matched again without their parts. */
const isSeen = (reader: Reader, query: SQL) =>
  reader.hiddenAuthors.length === 0
    ? heldBy(reader, query)
    : sql`(${heldBy(reader, query)} and (not ${isPartlyHidden(reader)} or ${readable(reader)} @@ ${query}))`;

function matches(reader: Reader, requested: string, excluded: readonly string[]): SQL {
  const isRequested = requested !== "";
  if (excluded.length === 0) return isRequested ? isSeen(reader, ts(requested)) : sql`true`;
  // A term may be only in the text, and an excluded term only in a hidden part.
  const exactly = ts([...(isRequested ? [requested] : []), ...excluded].join(" & "));
  return sql`(${isRequested ? heldBy(reader, ts(requested)) : sql`true`} and ${readable(reader)} @@ ${exactly})`;
}

/** Rows without an author are never hidden. Expired rows are never shown. */
const isShown = ({ hiddenAuthors, today }: Pick<SearchTerms, "hiddenAuthors" | "today">) =>
  sql`(coalesce(author_id <> all(${list(hiddenAuthors)}), true)
    and coalesce(ends_on >= ${today}::date, true))`;

const sum = (terms: SQL[]) => (terms.length === 0 ? sql`0` : sql.join(terms, sql.raw(" + ")));
const holds = (vector: SQL, query: string) => sql`(${vector} @@ ${ts(query)})::int`;

function headScore(requested: SearchTerms): SQL {
  const inTitle = sum(requested.ownInTitle.map((query) => holds(sql`head_vector`, query)));
  const inHead = sum(requested.own.map((query) => holds(sql`head_vector`, query)));
  const many = Math.max(1, requested.own.length);
  return sql`(2.0 * (${inTitle}) / ${many}::int + 1.0 * (${inHead}) / ${many}::int
    + ts_rank(${WEIGHTS}, head_vector, ${ts(requested.query)}, 1))`;
}

/**
 * News lose value with age. Texts past their review count less, and so do terms, which the answer shows as
 * well.
 */
const worth = (today: string) => sql`(
  case when kind = 'glossary' then 0.5 else 1 end *
  case when stale_on < ${today}::date then 0.7 else 1 end *
  case when kind = 'news' and published_at is not null
    then 1 / (1 + greatest(0, ${today}::date - published_at::date) / 720.0) else 1 end)`;

const chosen = ({ kind, canton, category, since, access, solved }: Choice, isPaying: boolean) => ({
  kind: kind ? sql`kind = ${kind}` : sql`true`,
  canton: canton ? sql`${canton} = any(cantons)` : sql`true`,
  category: category ? sql`category = ${category}` : sql`true`,
  since: since ? sql`published_at >= ${since}::timestamptz` : sql`true`,
  access: access ? sql`(is_open or ${isPaying} or is_bodiless) = ${access === "open"}` : sql`true`,
  solved: solved ? sql`is_solved = ${solved === "yes"}` : sql`true`,
});

function mostCovering(requested: SearchTerms): SQL {
  const each = requested.concepts.map(
    (concept) => sql`select key from search_documents
      where kind = any(${list(requested.kinds)}) and tags @> ${list(requested.tags)}
        and authors @> ${list(requested.authors)} and ${isShown(requested)} and ${matches(requested, concept, requested.excluded)}`,
  );
  return sql`key in (
    select key from (${sql.join(each, sql` union all `)}) as held group by key
    having count(*) = (select max(held) from (
      select count(*) as held from (${sql.join(each, sql` union all `)}) as keys group by key) as counts))`;
}

/**
 * One page of the hits, or the best of each kind, with the counts of every filter. A text that the member
 * may not read is neither matched nor returned.
 */
export async function findDocuments(
  db: Database,
  requested: SearchTerms,
  choice: Choice,
  shown: { take: number; skip: number } | { ofEachKind: number },
): Promise<Found> {
  return db.transaction(async (transaction) => {
    // The planner ignores the cost of unpacking a text: without this setting it reads them all.
    await transaction.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`,
    );
    return findWithin(transaction, requested, choice, shown);
  });
}

async function findWithin(
  within: Database,
  requested: SearchTerms,
  choice: Choice,
  shown: Parameters<typeof findDocuments>[3],
): Promise<Found> {
  const { kinds, mayReadAll, tags, authors, today, isPartial } = requested;
  const { kind, canton, category, since, access, solved } = chosen(choice, mayReadAll);
  const isPicked = sql`${kind} and ${canton} and ${category} and ${since} and ${access} and ${solved}`;
  const [best, page] =
    "take" in shown
      ? [
          sql`select *, row_number() over (order by ${byScore}) <= ${WEIGHED} as is_weighed
            from picked order by ${byScore} limit ${Math.max(WEIGHED, shown.skip + shown.take)}`,
          sql`select key, row_number() over (order by is_weighed desc, ${byScore}) as place
            from weighed order by place offset ${shown.skip} limit ${shown.take}`,
        ]
      : [
          sql`select *, true as is_weighed from (
            select *, row_number() over (partition by kind order by score desc, key) as place
            from picked) as placed where place <= ${shown.ofEachKind * 2} limit ${WEIGHED * 2}`,
          sql`select key, place from (select key, row_number() over (partition by kind order by score desc, key)
            as place from weighed) as placed where place <= ${shown.ofEachKind} limit ${WEIGHED * 2}`,
        ];
  const isFound = isPartial
    ? mostCovering(requested)
    : matches(requested, requested.query, requested.excluded);
  const { rows } = await within.execute<{ found: Found }>(sql`
    with found as materialized (
      select key, kind, category, category_name, cantons, is_open, published_at, is_solved,
        ${isBodiless} as is_bodiless, (${headScore(requested)}) * ${worth(today)} as score
      from search_documents
      where kind = any(${list(kinds)}) and tags @> ${list(tags)}
        and authors @> ${list(authors)} and ${isShown(requested)} and ${isFound}
    ), picked as materialized (
      select key, kind, score, published_at from found where ${isPicked}
    ), best as materialized (${best}
    ), weighed as materialized (
      select best.key, best.kind, best.published_at, best.is_weighed,
        best.score + case when best.is_weighed then (lower(unaccent(title)) = ${requested.folded})::int * 3
          + ts_rank_cd(${WEIGHTS}, ${readable(requested)}, ${ts(requested.query)}, 1) else 0 end as score
      from best join search_documents using (key)
    ), page as materialized (${page})
    select json_build_object(
      'total', (select count(*) from picked),
      'whole', (select count(*) from found),
      'kinds', (select coalesce(json_agg(json_build_object('kind', kind, 'count', count)), '[]') from (
        select kind, count(*) from found
        where ${canton} and ${category} and ${since} and ${access} and ${solved} group by kind) counted),
      'cantons', (select coalesce(json_agg(json_build_object(
        'value', code, 'name', code, 'count', count) order by count desc, code), '[]') from (
        select code, count(*) from found, unnest(cantons) as code
        where ${kind} and ${category} and ${since} and ${access} and ${solved} group by code) counted),
      'categories', (select coalesce(json_agg(json_build_object(
        'value', category, 'name', name, 'count', count) order by count desc, name), '[]') from (
        select category, min(category_name) as name, count(*) from found
        where category is not null and ${kind} and ${canton} and ${since} and ${access} and ${solved}
        group by category) counted),
      'access', (select coalesce(json_agg(json_build_object(
        'value', value, 'name', value, 'count', count) order by value desc), '[]') from (
        select case when is_open or ${mayReadAll} or is_bodiless then 'open' else 'locked' end as value,
          count(*) from found
        where ${kind} and ${canton} and ${category} and ${since} and ${solved} group by 1) counted),
      'solved', (select coalesce(json_agg(json_build_object(
        'value', value, 'name', value, 'count', count) order by value desc), '[]') from (
        select case when is_solved then 'yes' else 'no' end as value, count(*) from found
        where is_solved is not null and ${kind} and ${canton} and ${category} and ${since}
          and ${access} group by 1) counted),
      'rows', (select coalesce(json_agg(json_build_object(
        'key', key, 'kind', kind, 'path', path, 'title', title, 'summary', summary,
        'category', category, 'categoryName', category_name, 'cantons', cantons,
        'isLocked', not (is_open or ${mayReadAll} or ${isBodiless}), 'publishedAt', published_at,
        'isSolved', coalesce(is_solved, false), 'isStale', coalesce(stale_on < ${today}::date, false),
        'parts', case when is_open or ${mayReadAll} then parts end) order by place), '[]')
        from page join search_documents using (key))
    ) as found`);
  const [row] = rows;
  if (!row) throw new Error("An aggregate has one row");
  return row.found;
}

export async function listFindable(
  db: Database,
  stems: readonly string[],
  { kinds, ...reader }: Pick<SearchTerms, "kinds" | "mayReadAll" | "hiddenAuthors" | "today">,
): Promise<string[]> {
  const { rows } = await db.execute<{ stem: string }>(sql`
    select stem from unnest(${list(stems)}) as asked(stem)
    where exists (select from search_documents
      where kind = any(${list(kinds)}) and ${isShown(reader)}
        and ${isSeen(reader, sql`array_to_tsvector(array[stem])::text::tsquery`)})`);
  return rows.map(({ stem }) => stem);
}
