import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { SearchAccess, SearchKind } from "../../../../contract/content/search.ts";
import { closedPages } from "../../../../contract/shared/closed-paths.ts";
import type { Database } from "../../../db/database.ts";
import type { DocumentPart } from "../documents/document.ts";

/** A term as typed in title or summary, in the title, and with its synonyms in the title and the whole head. */
export type WeighedTerm = {
  inHead: string;
  inTitle: string;
  sameInTitle: string;
  sameInHead: string;
  /** Its part of the whole query; rare words weigh more. All weights are one together. */
  weight: number;
};

export type SearchTerms = {
  kinds: readonly SearchKind[];
  mayReadAll: boolean;
  query: string;
  /** Each typed term by itself. A title with all of them ranks highest. */
  own: readonly WeighedTerm[];
  /** Each concept by itself. With `isPartial`, most of them are enough. */
  concepts: readonly string[];
  excluded: readonly string[];
  isPartial: boolean;
  /** True if the query has operators: results must have all of it. */
  isExact: boolean;
  /** True for a second try after hardly any results, none of them about all the words. */
  isWidened: boolean;
  tags: readonly string[];
  authors: readonly string[];
  hiddenAuthors: readonly string[];
  /** The whole query without accents and punctuation: a title equal to it comes first. */
  folded: string;
  /** Canton that the whole query names: its page comes first. */
  canton: string | null;
  /** Key of the tool that calculates what the query asks for: it is found whatever its words. */
  tool: string | null;
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
  /** True if a text has all the words. */
  isComplete: boolean;
  /** True if a title, summary and labels have all the words. */
  isInHead: boolean;
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

/**
 * Rows without an author are never hidden. Expired rows, and pages without goods, are never shown.
 */
const isShown = ({ hiddenAuthors, today }: Pick<SearchTerms, "hiddenAuthors" | "today">) =>
  sql`(coalesce(author_id <> all(${list(hiddenAuthors)}), true)
    and coalesce(ends_on >= ${today}::date, true)
    and not exists (select from unnest(${list(closedPages().closedPaths)}) as closed
      where starts_with(split_part(path, '?', 1) || '/', closed || '/')))`;

const sum = (terms: SQL[]) => (terms.length === 0 ? sql`0` : sql.join(terms, sql.raw(" + ")));
const weighed = ({ own }: SearchTerms, where: Exclude<keyof WeighedTerm, "weight">) =>
  sum(own.map((term) => sql`(head_vector @@ ${ts(term[where])})::int * ${term.weight}::float`));

/** Added to the page of a canton that the query names, and to a tool whose title and labels have all its words. */
const NAMED = sql.raw("4.0");
const TOOL = sql.raw("1.2");

const isNamedTool = ({ tool }: SearchTerms) => sql`coalesce(key = ${tool}::text, false)`;

const isWholeHead = ({ query, isPartial }: SearchTerms) =>
  isPartial || query === "" ? sql`false` : sql`(head_vector @@ ${ts(query)})`;

function headScore(requested: SearchTerms): SQL {
  const inTitle = weighed(requested, "inTitle");
  const inHead = weighed(requested, "inHead");
  const isCantonPage = sql`(kind = 'cantons' and ${requested.canton}::text = any(cantons))`;
  return sql`(0.8 * (${inTitle}) + 1.2 * (${weighed(requested, "sameInTitle")}) + 1.0 * (${inHead})
    + 0.4 * (${weighed(requested, "sameInHead")})
    + coalesce(${isCantonPage}, false)::int * ${NAMED} + ${isNamedTool(requested)}::int * ${NAMED}
    + ${isWholeHead(requested)}::int * (1.0 + (kind = 'tools')::int * ${TOOL})
    + ts_rank(${WEIGHTS}, head_vector, ${ts(requested.query)}, 1))`;
}

/**
 * News lose value with age. Texts past their review count less, and so do conversations and single offers
 * beside the portal's own texts, and terms, more so if the answer shows them as well.
 */
const worth = ({ today, own }: SearchTerms) => sql`(
  case kind when 'glossary' then ${own.length > 1 ? 0.75 : 0.5}::float
    when 'forum' then 0.85 when 'offers' then 0.7 else 1 end *
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

/**
 * A head with this part of the query's weight is about its subject, even if the text lacks a word. With
 * hardly any results, and none about all the words, a title with less is enough.
 */
const MOST = 0.55;
const SOME = 0.3;
const MIN_TERMS = 2;

function isAbout(requested: SearchTerms): SQL {
  const { concepts, own, excluded, isExact, isWidened } = requested;
  if (isExact) return sql`false`;
  if (concepts.length < MIN_TERMS) return isNamedTool(requested);
  const any = ts(own.map(({ sameInHead }) => sameInHead).join(" | "));
  const isMost = sql`(${weighed(requested, "sameInHead")}) >= ${MOST}::float`;
  const isSome = sql`(${weighed(requested, "sameInTitle")}) >= ${SOME}::float`;
  return sql`(${isNamedTool(requested)} or (head_vector @@ ${any}
    and (${isMost}${isWidened ? sql` or ${isSome}` : sql``}) and ${matches(requested, "", excluded)}))`;
}

/** Numbers of texts with each term as this reader may search them, and of all texts. */
export async function countTexts(
  db: Database,
  reader: Reader,
  terms: readonly string[],
): Promise<{ all: number; having: number[] }> {
  const counts = terms.map(
    (term) => sql`(select count(*) from search_documents where ${isSeen(reader, ts(term))})`,
  );
  const { rows } = await db.execute<{ all: number; having: number[] }>(sql`
    select (select count(*) from search_documents)::int as "all",
      array[${sql.join(counts, sql`, `)}]::int[] as having`);
  return rows[0] ?? { all: 0, having: [] };
}

/**
 * Texts with the most of the words, at least half of them. One word of two must be in the title, summary or
 * labels: somewhere in a text it says nothing about the subject.
 */
function mostCovering(requested: SearchTerms): SQL {
  const many = requested.concepts.length;
  const isInHead = (concept: string) =>
    many === 2 ? sql`head_vector @@ ${ts(concept)}` : sql`true`;
  const each = requested.concepts.map(
    (concept) => sql`select key from search_documents
      where kind = any(${list(requested.kinds)}) and tags @> ${list(requested.tags)}
        and authors @> ${list(requested.authors)} and ${isShown(requested)} and ${isInHead(concept)}
        and ${matches(requested, concept, requested.excluded)}`,
  );
  return sql`key in (
    select key from (${sql.join(each, sql` union all `)}) as held group by key
    having count(*) >= ${Math.ceil(many / 2)}::int and count(*) = (select max(held) from (
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
          sql`select key, row_number() over (order by place, score desc, key) as place
            from (select key, score, row_number() over (partition by kind order by score desc, key) as place
              from weighed) as placed where place <= ${shown.ofEachKind} limit ${WEIGHED * 2}`,
        ];
  const isWhole = matches(requested, requested.query, requested.excluded);
  const isFound = isPartial ? mostCovering(requested) : sql`(${isWhole} or ${isAbout(requested)})`;
  const { rows } = await within.execute<{ found: Found }>(sql`
    with found as materialized (
      select key, kind, category, category_name, cantons, is_open, published_at, is_solved,
        ${isPartial ? sql`false` : isWhole} as is_whole,
        ${isWholeHead(requested)} as is_in_head,
        ${isBodiless} as is_bodiless, (${headScore(requested)}) * ${worth(requested)} as score
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
      'isInHead', (select coalesce(bool_or(is_in_head), false) from found),
      'isComplete', (select coalesce(bool_or(is_whole), false) from found),
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
