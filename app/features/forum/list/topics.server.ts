import { z } from "zod";
import type { Reader } from "~/content/item/authors.server";
import { listDrafts, type ListedDraft } from "~/content/drafts/drafts.server";
import { findFavorites } from "~/content/favorites/favorites.server";
import type { Filter, Query } from "~/cms/query";
import { countRows, readRows, type Ask } from "~/cms/read";
import { shape } from "~/cms/shape";
import { formatDateTime, formatFullDate } from "~/i18n/format";
import { DAY_MS } from "../../../../contract/shared/time.ts";
import { isSlug } from "../../../../contract/shared/text.ts";
import { UUID_PATTERN } from "../../../../contract/shared/uuid.ts";
import {
  type TopicCard,
  type TopicFilter,
  type TopicList,
  type TopicPeriod,
  type TopicSort,
  type TopicState,
  topicPeriods,
  topicSorts,
  topicStates,
} from "../topic";
import { listWriters, showTopics, topicRow, type TopicRow } from "../topic/topic-rows.server";

const PAGE_SIZE = 20;
const MAX_PINNED = 5;
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

/** The whole day, so that the list can be remembered. */
function beginOf(period: TopicPeriod, now: Date): string {
  const begin = new Date(now.getTime() - topicPeriods[period] * DAY_MS);
  return `${begin.toISOString().slice(0, 10)}T00:00:00.000Z`;
}

function narrowed({ category, tag, canton, state, period }: TopicFilter, now: Date): TopicsFilter {
  const rules: TopicsFilter[] = [visible];
  if (category) rules.push({ category: { slug: { _eq: category } } });
  if (tag) rules.push({ tags: { _some: { tags_id: { slug: { _eq: tag } } } } });
  if (canton) rules.push({ cantons: { _some: { Cantons_id: { cantonCode: { _eq: canton } } } } });
  if (state) rules.push(states[state]);
  if (period) rules.push({ date_created: { _gte: beginOf(period, now) } });
  return { _and: rules };
}

const momentOf = { active: "lastActivityAt", new: "date_created", top: null } as const;

/**
 * Topics after the last one of the previous page, even if topics were added or moved since. Directus cannot
 * compare ids, so topics with the same time are listed by id.
 */
function listedAfter({ sort, after }: TopicFilter): TopicsFilter | null {
  const [at, ...ids] = after?.split("_") ?? [];
  if (!at || ids.length === 0) return null;
  const others: TopicsFilter = { id: { _nin: ids } };
  if (sort === "active") {
    const same: TopicsFilter = { _and: [{ lastActivityAt: { _eq: at } }, others] };
    return { _or: [{ lastActivityAt: { _lt: at } }, same] };
  }
  if (sort === "new") {
    const same: TopicsFilter = { _and: [{ date_created: { _eq: at } }, others] };
    return { _or: [{ date_created: { _lt: at } }, same] };
  }
  return null;
}

function placeAfter(rows: readonly TopicRow[], sort: TopicSort): string | null {
  const field = momentOf[sort];
  const at = field && rows.at(-1)?.[field];
  if (!field || !at) return null;
  const last = rows.filter((row) => row[field] === at).map(({ id }) => id);
  return [at, ...last].join("_");
}

const pinnedRow = shape("forum_posts", { id: z.string(), pinnedUntil: z.nullable(z.string()) });

/**
 * The same for all readers of a tier.
 * @throws {CmsError}
 */
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
 * All members may read the same topics, so they share the copy for times when Directus is unavailable.
 * @throws {CmsError}
 */
export async function listTopics(reader: Reader, filter: TopicFilter): Promise<TopicList> {
  const which = narrowed(filter, reader.now);
  const after = listedAfter(filter);
  const { value, asOf } = await reader.cms
    .forTier("free")
    .lasting(`forum:list:${JSON.stringify(filter)}`, async (ask) => {
      const [rows, totalCount, pinned] = await Promise.all([
        ask(
          readRows(topicRow, {
            filter: after ? { _and: [which, after] } : which,
            sort: orders[filter.sort] ?? [],
            limit: PAGE_SIZE,
            offset: after ? 0 : (filter.page - 1) * PAGE_SIZE,
          }),
        ),
        ask(countRows("forum_posts", which)),
        filter.page === 1 && filter.sort === "active" ? listPinned(reader, ask, which) : [],
      ]);
      const ids = [...new Set([...pinned, ...rows].map(({ id }) => id))];
      return { rows, totalCount, pinned, writers: await listWriters(ask, ids) };
    });
  const { rows, totalCount, pinned, writers } = value;
  const isPinned = ({ id }: { id: string }) => pinned.some((row) => row.id === id);
  const shown = [...pinned, ...rows.filter((row) => !isPinned(row))];
  const topics = await showTopics(reader, shown, writers);
  const pageCount = Math.ceil(totalCount / PAGE_SIZE);
  const last = placeAfter(rows, filter.sort);
  const asOfLabel = asOf && formatDateTime(asOf);
  return { topics, totalCount, page: filter.page, pageCount, last, asOfLabel };
}

const answered = shape("comments", { target: z.string() });

export type OwnDiscussions = {
  drafts: ListedDraft[];
  begun: TopicCard[];
  answered: TopicCard[];
};

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
  const [drafts, started, elsewhere] = await Promise.all([
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
  const shown = await showTopics(reader, [...started, ...elsewhere]);
  return { drafts, begun: shown.slice(0, started.length), answered: shown.slice(started.length) };
}

/** `remindOn`: topic id → day of its reminder. */
export type FavoriteTopics = { topics: TopicCard[]; remindOn: Readonly<Record<string, string>> };

/**
 * Null if favorites are unavailable.
 * @throws {CmsError}
 */
export async function listFavoriteTopics(reader: Reader): Promise<FavoriteTopics | null> {
  const favorites = await findFavorites(reader.own, "forum");
  if (!favorites) return null;
  const ids = favorites.map(({ item }) => item);
  if (ids.length === 0) return { topics: [], remindOn: {} };
  const filter: TopicsFilter = { _and: [visible, { id: { _in: ids } }] };
  const rows = await reader.own.ask(readRows(topicRow, { filter, limit: ids.length }));
  const inOrder = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  const remindOn = Object.fromEntries(
    favorites.flatMap(({ item, remindAt }) => (remindAt ? [[item, formatFullDate(remindAt)]] : [])),
  );
  return { topics: await showTopics(reader, inOrder), remindOn };
}

const MAX_PAGE = 500;
const TOPIC_PLACE = new RegExp(`^\\d{4}-\\d\\d-\\d\\dT[\\d:.]{8,12}Z(?:_${UUID_PATTERN}){1,20}$`);
const slug = z.string().refine(isSlug).nullable().catch(null);

const periods = Object.keys(topicPeriods) as TopicPeriod[];

const schema = z.object({
  category: slug,
  tag: slug,
  canton: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .catch(null),
  state: z.enum(topicStates).nullable().catch(null),
  period: z.enum(periods).nullable().catch(null),
  sort: z.enum(topicSorts).catch("active"),
  after: z.string().regex(TOPIC_PLACE).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(MAX_PAGE).catch(1),
});

export function readTopicFilter(params: URLSearchParams): TopicFilter {
  const none = {
    ...{ category: null, tag: null, canton: null },
    ...{ state: null, period: null, after: null },
  };
  return schema.parse({ ...none, ...Object.fromEntries(params) });
}
