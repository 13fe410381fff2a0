import { z } from "zod";
import { CmsError, type OwnCms } from "~/cms/cms.server";
import type { Filter, Query } from "~/cms/query";
import { countUpTo, readRows, type Ask } from "~/cms/read";
import { shape } from "~/cms/shape";
import { findAuthors, type Reader } from "~/content/item/authors.server";
import { findDraft } from "~/content/drafts/drafts.server";
import { formatDate, formatTime } from "~/i18n/format";
import { MINUTE_MS } from "../../../../contract/shared/time.ts";
import type {
  ArrivedComment,
  CommentSort,
  MoreReplies,
  Place,
  ShownComment,
  Thread,
  WritingBlock,
  SlowMode,
} from "../comment";
import { commentRow, showComments, type CommentRow } from "./comment-rows.server";
import { findCommentedItem, type CommentedItem } from "./commented-item.server";
import type { ThreadQuery } from "./thread-query.server";

const PAGE_SIZE = 20;
const FIRST_REPLIES = 3;
const MAX_ROWS = 200;
const MAX_PINNED = 10;

type CommentFilter = Filter<"comments">;

const at = ({ targetType, target }: Place): CommentFilter => ({
  targetType: { _eq: targetType },
  target: { _eq: target },
  audience: { _neq: "none" },
});
const published: CommentFilter = { status: { _eq: "published" } };
/** A deleted comment is included while it has replies. */
const roots: CommentFilter = {
  parent: { _null: true },
  _or: [published, { status: { _eq: "deleted" }, replyCount: { _gt: 0 } }],
};

const orders: Record<CommentSort, Query<"comments">["sort"]> = {
  relevant: ["-score", "-replyCount", "-number"],
  new: ["-number"],
  old: ["number"],
};

/**
 * Newest and oldest page by number, so that new comments shift nothing. Relevance excludes loaded comments,
 * or uses an offset without scripts.
 */
function continued({ sort, after, except }: ThreadQuery): Partial<Query<"comments">> & {
  beyond: CommentFilter;
} {
  if (after === null) return { beyond: {} };
  if (sort === "relevant" && except) return { beyond: { number: { _nin: except } } };
  if (sort === "relevant") return { beyond: {}, offset: after };
  return { beyond: { number: sort === "new" ? { _lt: after } : { _gt: after } } };
}

async function listRoots(ask: Ask, place: Place, query: ThreadQuery) {
  const { beyond, ...more } = continued(query);
  const order = orders[query.sort] ?? [];
  const read = (filter: CommentFilter, rest: Omit<Query<"comments">, "filter">) =>
    ask(readRows(commentRow, { filter: { _and: [at(place), roots, filter] }, ...rest }));
  const isFirst = query.after === null;
  const requested = isFirst
    ? await read({}, { sort: ["-isPinned", ...order], limit: MAX_PINNED + PAGE_SIZE + 1 })
    : await read(
        { _and: [{ isPinned: { _eq: false } }, beyond] },
        { sort: order, limit: PAGE_SIZE + 1, ...more },
      );
  const pinned = requested.filter(({ isPinned }) => isPinned);
  const others = requested.filter(({ isPinned }) => !isPinned);
  const shown = others.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  const isCut = isFirst && requested.length > MAX_PINNED + PAGE_SIZE;
  const hasMore = isCut || others.length > shown.length;
  const offset = (query.after ?? 0) + shown.length;
  const next = hasMore && last ? (query.sort === "relevant" ? offset : last.number) : null;
  return { rows: [...pinned, ...shown], next };
}

async function listReplies(ask: Ask, parents: readonly CommentRow[]): Promise<CommentRow[]> {
  const ids = parents.flatMap(({ id, replyCount }) => (replyCount > 0 ? id : []));
  if (ids.length === 0) return [];
  const filter: CommentFilter = {
    _and: [published, { parent: { _in: ids }, audience: { _neq: "none" } }],
  };
  return ask(readRows(commentRow, { filter, sort: ["number"], limit: MAX_ROWS }));
}

/** Comments of one page of the thread, with all replies to them. */
async function loadPage(ask: Ask, place: Place, query: ThreadQuery) {
  const [{ rows, next }, { count, max }] = await Promise.all([
    listRoots(ask, place, query),
    ask(countUpTo("comments", "number", { _and: [at(place), published] })),
  ]);
  return { rows, next, count, max, answers: await listReplies(ask, rows) };
}

/** The first page is the same for every reader of the tier. */
const findPage = ({ cms }: Pick<Reader, "cms">, place: Place, query: ThreadQuery) =>
  query.after === null
    ? cms.fresh(`comments:${place.targetType}:${place.target}:${query.sort}`, (ask) =>
        loadPage(ask, place, query),
      )
    : loadPage(cms.ask, place, query);

async function listFocused(ask: Ask, place: Place, number: number | null) {
  if (number === null) return [];
  const find = async (filter: CommentFilter) =>
    (await ask(readRows(commentRow, { filter: { _and: [at(place), filter] }, limit: 1 })))[0];
  const found = await find({ _and: [published, { number: { _eq: number } }] });
  if (!found?.parent) return found ? [found] : [];
  const root = await find({ _and: [roots, { id: { _eq: found.parent } }] });
  return root ? [root, found] : [];
}

async function listUpTo(
  ask: Ask,
  place: Place,
  focused: CommentRow | undefined,
  answers: readonly CommentRow[],
): Promise<CommentRow[]> {
  if (!focused?.parent) return [];
  const { parent, number, id } = focused;
  const isHere = answers.some((row) => row.id === id);
  if (isHere) return answers.filter((row) => row.parent === parent && row.number <= number);
  const before: CommentFilter = { parent: { _eq: parent }, number: { _lte: number } };
  return listAllRows(ask, { _and: [at(place), published, before] });
}

/** A forum topic starts at the requested reply if that is beyond the first page. */
function windowed(query: ThreadQuery, isForum: boolean): ThreadQuery {
  const { sort, after, number } = query;
  const isFar = isForum && sort === "old" && after === null && number !== null;
  return isFar && number > PAGE_SIZE ? { ...query, after: number - 1 } : query;
}

function below(root: ShownComment, replies: readonly ShownComment[]): ShownComment {
  return { ...root, replies: [...replies] };
}

const orElse = <T>(pending: Promise<T>, instead: T): Promise<T> =>
  pending.catch((error: unknown) => {
    if (!(error instanceof CmsError)) throw error;
    return instead;
  });

const latest = shape("comments", { date_created: z.nullable(z.string()) });

/** If the reader's last reply is unavailable, Directus enforces the wait on writing. */
async function findSlowMode(
  { own, now }: Pick<Reader, "own" | "now">,
  { targetType, target }: Place,
  { slowModeMinutes: minutes }: Pick<CommentedItem, "slowModeMinutes">,
): Promise<SlowMode | null> {
  if (minutes === 0) return null;
  const [found] = await own
    .ask(
      readRows(latest, {
        filter: {
          ...{ targetType: { _eq: targetType }, target: { _eq: target } },
          user_created: { _eq: own.userId },
        },
        sort: ["-date_created"],
        limit: 1,
      }),
    )
    .catch((error: unknown) => {
      if (!(error instanceof CmsError)) throw error;
      return [];
    });
  const untilMs = Date.parse(found?.date_created ?? "") + minutes * MINUTE_MS;
  const isPending = untilMs > now.getTime();
  return { minutes, untilLabel: isPending ? formatTime(new Date(untilMs)) : null };
}

/**
 * Pass `asked` if the item is already loading, so that all requests run in parallel.
 * @returns null if the reader may read no such item
 * @throws {CmsError}
 */
export async function findThread(
  reader: Reader,
  place: Place,
  input: ThreadQuery,
  pending: Promise<CommentedItem | null> = findCommentedItem(reader.cms, place),
): Promise<Thread | null> {
  const { cms, own, now } = reader;
  const isForum = place.targetType === "forum";
  const query = windowed(input, isForum);
  const [item, page, [focusRoot, focused], ban, credits, draft] = await Promise.all([
    pending,
    findPage(reader, place, query),
    listFocused(cms.ask, place, query.number),
    orElse(findBan(own, now), null),
    query.after === null && !isForum ? orElse(listCredits(reader, place), []) : [],
    isForum ? orElse(findDraft(own, { kind: "reply", target: place.target }), null) : null,
  ]);
  if (!item) return null;
  const isNear = page.rows.some(({ id }) => id === focusRoot?.id);
  const farRows = focusRoot && !isNear ? [focusRoot] : [];
  const rootRows = [...farRows, ...page.rows];
  const answers = [...(await listReplies(cms.ask, farRows)), ...page.answers];
  const upTo = await listUpTo(cms.ask, place, focused, answers);
  const chosen = rootRows.flatMap(({ id }) => {
    const first = answers.filter(({ parent }) => parent === id).slice(0, FIRST_REPLIES);
    // Include all replies before the requested one, so that there is no gap.
    return focused?.parent === id && upTo.length > first.length ? upTo : first;
  });
  const shown = await showComments(reader, [...rootRows, ...chosen], item);
  const byId = new Map(shown.map((comment) => [comment.id, comment]));
  const repliesOf = (id: string) =>
    chosen.filter(({ parent }) => parent === id).flatMap((row) => byId.get(row.id) ?? []);
  return {
    item: { title: item.title, path: item.path },
    count: page.count,
    lastNumber: page.max ?? 0,
    hasEarlierComments: query.after !== input.after,
    comments: shown.slice(0, rootRows.length).map((root) => below(root, repliesOf(root.id))),
    next: page.next,
    bar: findBar(reader, item) ?? ban,
    slow: await findSlowMode(reader, place, item),
    credits,
    draft,
    canSolve: isForum && item.author === own.userId,
  };
}

export async function listAllReplies(
  reader: Reader,
  place: Place,
  root: string,
): Promise<MoreReplies | null> {
  const item = await findCommentedItem(reader.cms, place);
  if (!item) return null;
  const ofRoot: CommentFilter = { _and: [at(place), published, { parent: { _eq: root } }] };
  const rows = await listAllRows(reader.cms.ask, ofRoot);
  return { replies: await showComments(reader, rows, item) };
}

const MAX_ARRIVED = 50;

/** Comments after this number, as they are now; null if the reader may read no such item. */
export async function listArrived(
  reader: Reader,
  place: Place,
  since: number,
): Promise<ArrivedComment[] | null> {
  const item = await findCommentedItem(reader.cms, place);
  if (!item) return null;
  const filter: CommentFilter = { _and: [at(place), published, { number: { _gt: since } }] };
  const rows = await reader.cms.ask(
    readRows(commentRow, { filter, sort: ["number"], limit: MAX_ARRIVED }),
  );
  const shown = await showComments(reader, rows, item);
  return shown.map((comment, index) => ({ parent: rows[index]?.parent ?? null, comment }));
}

async function listAllRows(ask: Ask, filter: CommentFilter): Promise<CommentRow[]> {
  const rows: CommentRow[] = [];
  for (;;) {
    const beyond: CommentFilter = { _and: [filter, { number: { _gt: rows.at(-1)?.number ?? 0 } }] };
    const more = await ask(
      readRows(commentRow, { filter: beyond, sort: ["number"], limit: MAX_ROWS }),
    );
    rows.push(...more);
    if (more.length < MAX_ROWS) return rows;
  }
}

function findBar({ cms }: Reader, item: CommentedItem): WritingBlock | null {
  if (item.commenting === "closed") return { why: "closed" };
  return item.commenting === "paying" && cms.tier !== "paying" ? { why: "paying" } : null;
}

const sanction = shape("sanctions", {
  reason: z.nullable(z.string()),
  until: z.nullable(z.string()),
});

async function findBan(own: OwnCms, now: Date): Promise<WritingBlock | null> {
  // The whole minute, so that the query can be remembered.
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS).toISOString();
  const [found] = await own.ask(
    readRows(sanction, {
      filter: {
        liftedAt: { _null: true },
        _or: [{ until: { _null: true } }, { until: { _gt: minute } }],
      },
      sort: ["-until"],
      limit: 1,
    }),
  );
  if (!found) return null;
  return {
    why: "banned",
    reason: found.reason,
    untilLabel: found.until && formatDate(found.until),
  };
}

const correction = shape("comments", { user_created: z.nullable(z.string()) });

async function listCredits(reader: Reader, place: Place): Promise<string[]> {
  const filter: CommentFilter = { _and: [at(place), { status: { _eq: "accepted" } }] };
  const rows = await reader.cms.fresh(`credits:${place.targetType}:${place.target}`, (ask) =>
    ask(readRows(correction, { filter, sort: ["date_created"], limit: MAX_ROWS })),
  );
  const authors = await findAuthors(
    reader,
    rows.map((row) => row.user_created),
  );
  return [...authors.values()].map(({ name }) => name);
}
