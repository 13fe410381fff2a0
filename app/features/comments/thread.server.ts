import { z } from "zod";
import { CmsError, type OwnCms } from "~/cms/cms.server";
import type { Filter, Query } from "~/cms/query";
import { countUpTo, readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { findAuthors, type Reader } from "~/content/authors.server";
import { findDraft } from "~/content/drafts/drafts.server";
import { formatDate } from "~/i18n/format";
import type { CommentSort, MoreReplies, Place, ShownComment, Thread, WritingBar } from "./comment";
import { commentRow, showComments, type CommentRow } from "./comment-rows.server";
import { findSlowMode } from "./slow-mode.server";
import { findCommentedItem, type CommentedItem } from "./commented-item.server";
import type { ThreadQuery } from "./thread-query.server";

const PAGE_SIZE = 20;
/** Answers that come along with what they answer. */
const FIRST_REPLIES = 3;
const MAX_ROWS = 200;
/** The team pins no more in one place. */
const MAX_PINNED = 10;

type CommentFilter = Filter<"comments">;

const at = ({ targetType, target }: Place): CommentFilter => ({
  targetType: { _eq: targetType },
  target: { _eq: target },
  audience: { _neq: "none" },
});
const published: CommentFilter = { status: { _eq: "published" } };
/** Comments that answer none; a deleted one stands as long as there are answers to it. */
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
 * Newest and oldest go on after a number, so that what comes meanwhile moves nothing; by relevance all that is
 * there already is left out, or, without scripts, so many.
 */
function continued({ sort, after, except }: ThreadQuery): Partial<Query<"comments">> & {
  beyond: CommentFilter;
} {
  if (after === null) return { beyond: {} };
  if (sort === "relevant" && except) return { beyond: { number: { _nin: except } } };
  if (sort === "relevant") return { beyond: {}, offset: after };
  return { beyond: { number: sort === "new" ? { _lt: after } : { _gt: after } } };
}

async function listRoots(own: OwnCms, place: Place, query: ThreadQuery) {
  const { beyond, ...more } = continued(query);
  const order = orders[query.sort] ?? [];
  const ask = (filter: CommentFilter, rest: Omit<Query<"comments">, "filter">) =>
    own.ask(
      readRows(commentRow, {
        filter: { _and: [at(place), roots, filter] },
        ...rest,
      }),
    );
  const isFirst = query.after === null;
  const asked = isFirst
    ? await ask({}, { sort: ["-isPinned", ...order], limit: MAX_PINNED + PAGE_SIZE + 1 })
    : await ask(
        { _and: [{ isPinned: { _eq: false } }, beyond] },
        { sort: order, limit: PAGE_SIZE + 1, ...more },
      );
  const pinned = asked.filter(({ isPinned }) => isPinned);
  const others = asked.filter(({ isPinned }) => !isPinned);
  const shown = others.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  const isCut = isFirst && asked.length > MAX_PINNED + PAGE_SIZE;
  const hasMore = isCut || others.length > shown.length;
  const offset = (query.after ?? 0) + shown.length;
  const next = hasMore && last ? (query.sort === "relevant" ? offset : last.number) : null;
  return { rows: [...pinned, ...shown], next };
}

async function listReplies(own: OwnCms, parents: readonly CommentRow[]): Promise<CommentRow[]> {
  const ids = parents.flatMap(({ id, replyCount }) => (replyCount > 0 ? id : []));
  if (ids.length === 0) return [];
  const filter: CommentFilter = {
    _and: [published, { parent: { _in: ids }, audience: { _neq: "none" } }],
  };
  return own.ask(readRows(commentRow, { filter, sort: ["number"], limit: MAX_ROWS }));
}

/** The comment of a number with what it stands below; none when it can't be seen any more. */
async function listFocused(own: OwnCms, place: Place, number: number | null) {
  if (number === null) return [];
  const find = async (filter: CommentFilter) =>
    (await own.ask(readRows(commentRow, { filter: { _and: [at(place), filter] }, limit: 1 })))[0];
  const found = await find({ _and: [published, { number: { _eq: number } }] });
  if (!found?.parent) return found ? [found] : [];
  const root = await find({ _and: [roots, { id: { _eq: found.parent } }] });
  return root ? [root, found] : [];
}

/** All answers up to the one that is looked for, where those that came along end before it. */
async function listUpTo(
  own: OwnCms,
  place: Place,
  focused: CommentRow | undefined,
  answers: readonly CommentRow[],
): Promise<CommentRow[]> {
  if (!focused?.parent) return [];
  const { parent, number, id } = focused;
  const isHere = answers.some((row) => row.id === id);
  if (isHere) return answers.filter((row) => row.parent === parent && row.number <= number);
  const before: CommentFilter = { parent: { _eq: parent }, number: { _lte: number } };
  return listAllRows(own, { _and: [at(place), published, before] });
}

/** A topic is read on from a reply that stands far down; what nobody narrowed begins at its beginning. */
function windowed(query: ThreadQuery, isForum: boolean): ThreadQuery {
  const { sort, after, number } = query;
  const isFar = isForum && sort === "old" && after === null && number !== null;
  return isFar && number > PAGE_SIZE ? { ...query, after: number - 1 } : query;
}

function below(root: ShownComment, replies: readonly ShownComment[]): ShownComment {
  return { ...root, replies: [...replies] };
}

/** What a page can do without stands in for what can't be had right now. */
const unlessAway = <T>(asked: Promise<T>, instead: T): Promise<T> =>
  asked.catch((error: unknown) => {
    if (!(error instanceof CmsError)) throw error;
    return instead;
  });

/**
 * A page of a conversation as this reader sees it, with the comment of `number` wherever it stands.
 * What its place is may be known already (`asked`); everything is asked at once.
 * @returns null where there is nothing that the reader may read
 * @throws {CmsError}
 */
export async function findThread(
  reader: Reader,
  place: Place,
  given: ThreadQuery,
  asked: Promise<CommentedItem | null> = findCommentedItem(reader.cms, place),
): Promise<Thread | null> {
  const { own, now } = reader;
  const isForum = place.targetType === "forum";
  const query = windowed(given, isForum);
  const [item, page, [focusRoot, focused], { count, max }, ban, credits, draft] = await Promise.all(
    [
      asked,
      listRoots(own, place, query),
      listFocused(own, place, query.number),
      own.ask(countUpTo("comments", "number", { _and: [at(place), published] })),
      unlessAway(findBan(own, now), null),
      query.after === null && !isForum ? unlessAway(listCredits(reader, place), []) : [],
      isForum ? unlessAway(findDraft(own, { kind: "reply", target: place.target }), null) : null,
    ],
  );
  if (!item) return null;
  const isNear = page.rows.some(({ id }) => id === focusRoot?.id);
  const rootRows = focusRoot && !isNear ? [focusRoot, ...page.rows] : page.rows;
  const answers = await listReplies(own, rootRows);
  const upTo = await listUpTo(own, place, focused, answers);
  const chosen = rootRows.flatMap(({ id }) => {
    const first = answers.filter(({ parent }) => parent === id).slice(0, FIRST_REPLIES);
    // All before the one that is looked for, so that none seems to be missing between.
    return focused?.parent === id && upTo.length > first.length ? upTo : first;
  });
  const shown = await showComments(reader, [...rootRows, ...chosen], item);
  const byId = new Map(shown.map((comment) => [comment.id, comment]));
  const repliesOf = (id: string) =>
    chosen.filter(({ parent }) => parent === id).flatMap((row) => byId.get(row.id) ?? []);
  return {
    item: { title: item.title, path: item.path },
    count,
    lastNumber: max ?? 0,
    isCutBefore: query.after !== given.after,
    comments: shown.slice(0, rootRows.length).map((root) => below(root, repliesOf(root.id))),
    next: page.next,
    bar: findBar(reader, item) ?? ban,
    slow: await findSlowMode(reader, place, item),
    credits,
    draft,
    canSolve: isForum && item.author === own.userId,
  };
}

/** All answers to one comment. @throws {CmsError} */
export async function listAllReplies(
  reader: Reader,
  place: Place,
  root: string,
): Promise<MoreReplies | null> {
  const item = await findCommentedItem(reader.cms, place);
  if (!item) return null;
  const ofRoot: CommentFilter = { _and: [at(place), published, { parent: { _eq: root } }] };
  const rows = await listAllRows(reader.own, ofRoot);
  return { replies: await showComments(reader, rows, item) };
}

/** As many as there are: Directus gives so many at once and no more. */
async function listAllRows(own: OwnCms, filter: CommentFilter): Promise<CommentRow[]> {
  const rows: CommentRow[] = [];
  for (;;) {
    const beyond: CommentFilter = { _and: [filter, { number: { _gt: rows.at(-1)?.number ?? 0 } }] };
    const more = await own.ask(
      readRows(commentRow, { filter: beyond, sort: ["number"], limit: MAX_ROWS }),
    );
    rows.push(...more);
    if (more.length < MAX_ROWS) return rows;
  }
}

function findBar({ cms }: Reader, item: CommentedItem): WritingBar | null {
  if (item.commenting === "closed") return { why: "closed" };
  return item.commenting === "paying" && cms.tier !== "paying" ? { why: "paying" } : null;
}

const sanction = shape("sanctions", {
  reason: z.nullable(z.string()),
  until: z.nullable(z.string()),
});

/** The measure of the team that keeps this member from writing now. */
async function findBan(own: OwnCms, now: Date): Promise<WritingBar | null> {
  const [found] = await own.ask(
    readRows(sanction, {
      filter: {
        liftedAt: { _null: true },
        _or: [{ until: { _null: true } }, { until: { _gt: now.toISOString() } }],
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

/** Those whose corrections stand in the text now, by the name they show. */
async function listCredits(reader: Reader, place: Place): Promise<string[]> {
  const filter: CommentFilter = { _and: [at(place), { status: { _eq: "accepted" } }] };
  const rows = await reader.own.ask(
    readRows(correction, { filter, sort: ["date_created"], limit: MAX_ROWS }),
  );
  const authors = await findAuthors(
    reader,
    rows.map((row) => row.user_created),
  );
  return [...authors.values()].map(({ name }) => name);
}
