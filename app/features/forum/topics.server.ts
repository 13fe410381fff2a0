import { z } from "zod";
import type { Reader } from "~/content/authors.server";
import { listDrafts, type ListedDraft } from "~/content/drafts/drafts.server";
import { findFavorites } from "~/content/favorites/favorites.server";
import type { Filter, Query } from "~/cms/query";
import { countRows, readRows, type Ask } from "~/cms/read";
import { shape } from "~/cms/shape";
import { formatDateTime } from "~/i18n/format";
import type { TopicCard, TopicFilter, TopicList, TopicSort, TopicState } from "./topic";
import { showTopics, topicRow, type TopicRow } from "./topic-rows.server";

const PAGE_SIZE = 20;
const MAX_PINNED = 5;
/** So many of one's own are looked at. */
const MAX_OWN = 200;

type TopicsFilter = Filter<"forum_posts">;

const visible: TopicsFilter = { status: { _in: ["open", "closed"] } };

const states: Record<TopicState, TopicsFilter> = {
  solved: { solvedAt: { _nnull: true } },
  unsolved: { solvedAt: { _null: true }, type: { _eq: "question" } },
  unanswered: { replyCount: { _eq: 0 } },
};

const orders: Record<TopicSort, Query<"forum_posts">["sort"]> = {
  active: ["-lastActivityAt", "id"],
  new: ["-date_created", "id"],
  top: ["-score", "-replyCount", "id"],
};

function narrowed({ category, tag, canton, state }: TopicFilter): TopicsFilter {
  const rules: TopicsFilter[] = [visible];
  if (category) rules.push({ category: { slug: { _eq: category } } });
  if (tag) rules.push({ tags: { _some: { tags_id: { slug: { _eq: tag } } } } });
  if (canton) rules.push({ cantons: { _some: { Cantons_id: { cantonCode: { _eq: canton } } } } });
  if (state) rules.push(states[state]);
  return { _and: rules };
}

/** The moments that topics stand in the order of; of what members like there is none. */
const momentOf = { active: "lastActivityAt", new: "date_created", top: null } as const;

/** A place in the list: the millisecond of its last topic, and how many topics of that one stand before it. */
type Place = { at: string; shown: number };

function findPlace({ after }: TopicFilter): Place | null {
  const [at, shown] = after?.split("_") ?? [];
  return at && shown ? { at, shown: Number(shown) } : null;
}

/**
 * What stands after the last topic of the page before, though topics have come or moved up since. Directus
 * compares no ids, so the topics of one moment are counted off.
 */
function listedAfter(filter: TopicFilter): { which: TopicsFilter; offset: number } | null {
  const field = momentOf[filter.sort];
  const place = findPlace(filter);
  if (!field || !place) return null;
  const next = new Date(Date.parse(place.at) + 1).toISOString();
  return { which: { [field]: { _lt: next } }, offset: place.shown };
}

/** Where this page ends; null where there is no moment to name. */
function placeOf(rows: readonly TopicRow[], filter: TopicFilter): string | null {
  const field = momentOf[filter.sort];
  const at = field && rows.at(-1)?.[field];
  if (!field || !at) return null;
  const before = findPlace(filter);
  const here = rows.filter((row) => row[field] === at).length;
  return `${at}_${here + (before?.at === at ? before.shown : 0)}`;
}

const pinnedRow = shape("forum_posts", { id: z.string(), pinnedUntil: z.nullable(z.string()) });

/** What the team pinned, the same for all readers of a tier: mostly nothing. @throws {CmsError} */
async function listPinnedIds({ cms, now }: Reader): Promise<string[]> {
  const pinned = await cms.cached("forum:pinned", (ask) =>
    ask(
      readRows(pinnedRow, {
        filter: { _and: [visible, { pinnedUntil: { _nnull: true } }] },
        sort: ["-pinnedUntil"],
        limit: MAX_PINNED,
      }),
    ),
  );
  const isNow = (until: string | null) => until !== null && Date.parse(until) > now.getTime();
  return pinned.flatMap(({ id, pinnedUntil }) => (isNow(pinnedUntil) ? id : []));
}

async function listPinned(reader: Reader, ask: Ask, which: TopicsFilter): Promise<TopicRow[]> {
  const ids = await listPinnedIds(reader);
  if (ids.length === 0) return [];
  const filter: TopicsFilter = { _and: [which, { id: { _in: ids } }] };
  return ask(readRows(topicRow, { filter, sort: ["-lastActivityAt"], limit: MAX_PINNED }));
}

/**
 * A page of the forum as this reader sees it; what the team pinned stands first on page one. Every member
 * may read the same topics, so all share what is kept for the time in which Directus is away.
 * @throws {CmsError}
 */
export async function listTopics(reader: Reader, filter: TopicFilter): Promise<TopicList> {
  const which = narrowed(filter);
  const after = listedAfter(filter);
  const { value, asOf } = await reader.cms
    .forTier("free")
    .lasting(`forum:list:${JSON.stringify(filter)}`, (ask) =>
      Promise.all([
        ask(
          readRows(topicRow, {
            filter: after ? { _and: [which, after.which] } : which,
            sort: orders[filter.sort] ?? [],
            limit: PAGE_SIZE,
            offset: after ? after.offset : (filter.page - 1) * PAGE_SIZE,
          }),
        ),
        ask(countRows("forum_posts", which)),
        filter.page === 1 && filter.sort === "active" ? listPinned(reader, ask, which) : [],
      ]),
    );
  const [rows, totalCount, pinned] = value;
  const isPinned = ({ id }: { id: string }) => pinned.some((row) => row.id === id);
  const topics = await showTopics(reader, [...pinned, ...rows.filter((row) => !isPinned(row))]);
  const pageCount = Math.ceil(totalCount / PAGE_SIZE);
  const last = placeOf(rows, filter);
  const asOfLabel = asOf && formatDateTime(asOf);
  return { topics, totalCount, page: filter.page, pageCount, last, asOfLabel };
}

const answered = shape("comments", { target: z.string() });

export type OwnDiscussions = {
  drafts: ListedDraft[];
  begun: TopicCard[];
  answered: TopicCard[];
};

/** What this member began, and where they answered, by what happened last. @throws {CmsError} */
export async function listDiscussions(reader: Reader): Promise<OwnDiscussions> {
  const { own } = reader;
  const isMine = { user_created: { _eq: own.userId } } as const;
  const replies = await own.ask(
    readRows(answered, {
      filter: { ...isMine, targetType: { _eq: "forum" }, status: { _eq: "published" } },
      sort: ["-number"],
      limit: MAX_OWN,
    }),
  );
  const ids = [...new Set(replies.map(({ target }) => target))];
  const [drafts, begun, elsewhere] = await Promise.all([
    listDrafts(own),
    own.ask(
      readRows(topicRow, {
        filter: { ...isMine, status: { _neq: "deleted" } },
        sort: ["-lastActivityAt"],
        limit: MAX_OWN,
      }),
    ),
    ids.length > 0
      ? own.ask(
          readRows(topicRow, {
            filter: { _and: [visible, { id: { _in: ids }, user_created: { _neq: own.userId } }] },
            sort: ["-lastActivityAt"],
            limit: MAX_OWN,
          }),
        )
      : [],
  ]);
  const shown = await showTopics(reader, [...begun, ...elsewhere]);
  return { drafts, begun: shown.slice(0, begun.length), answered: shown.slice(begun.length) };
}

/** The member's favorite topics that can still be read; null when favorites can't be had. @throws {CmsError} */
export async function listFavoriteTopics(reader: Reader): Promise<TopicCard[] | null> {
  const favorites = await findFavorites(reader.own, "forum");
  if (!favorites) return null;
  const ids = favorites.map(({ item }) => item);
  if (ids.length === 0) return [];
  const filter: TopicsFilter = { _and: [visible, { id: { _in: ids } }] };
  const rows = await reader.own.ask(readRows(topicRow, { filter, limit: ids.length }));
  const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return showTopics(reader, inOrder);
}
