import { aggregate, readItems, type QueryFilter } from "@directus/sdk";
import type { Cms } from "~/cms/cms.server";
import { foldForSearch } from "~/cms/fold-for-search";
import type { CmsSchema, News } from "~/cms/generated/schema";
import type { Tier } from "~/cms/tier";
import { dayLimits, formatDateTime } from "~/i18n/format";
import {
  CARD_FIELDS,
  oncePerMinute,
  PAGE_FIELDS,
  toCard,
  toStoredCard,
  toStoredNews,
  withoutSummary,
  type CardRow,
  type PageRow,
  type StoredCard,
  type StoredNews,
} from "./news-rows.server";
import type { NewsArticle, NewsCard, NewsFilter, NewsList } from "./news.schema";

export const NEWS_PAGE_SIZE = 20;
const HIGHLIGHTS = 13;
const RELATED = 3;
const READS = ["news", "categories", "tags", "Cantons", "news_cantons", "news_tags"] as const;

type Filter = QueryFilter<CmsSchema, News>;

export type NewsReader = { cms: Cms; tier: Tier; now?: Date };

const published: Filter = { status: { _eq: "published" } };

function filterOf({ query, category, canton, from, until }: NewsFilter): Filter {
  const parts: Filter[] = [published];
  if (category) parts.push({ category: { slug: { _eq: category } } } as Filter);
  if (canton) parts.push({ cantons: { Cantons_id: { cantonCode: { _eq: canton } } } } as Filter);
  if (from) parts.push({ publishedAt: { _gte: dayLimits(from).begin.toISOString() } } as Filter);
  if (until) parts.push({ publishedAt: { _lt: dayLimits(until).end.toISOString() } } as Filter);
  for (const word of query?.split(/\s+/).filter(Boolean).slice(0, 6) ?? []) {
    parts.push({ searchText: { _contains: foldForSearch(word) } } as Filter);
  }
  return { _and: parts } as Filter;
}

const SORTS = {
  new: ["-publishedAt", "id"],
  old: ["publishedAt", "id"],
  comments: ["-commentCount", "-publishedAt", "id"],
} as const;

/** The front page of the news: pinned items first, then the newest. Only the lead has its summary. */
export async function listHighlights({
  cms,
  tier,
  now = new Date(),
}: NewsReader): Promise<NewsCard[]> {
  const stored = await cms.readShared(tier, "news:highlights", READS, async (ask) => {
    const list = (filter: Filter) =>
      ask(
        readItems("news", {
          fields: CARD_FIELDS as never,
          filter,
          sort: ["-publishedAt", "id"],
          limit: HIGHLIGHTS,
        }),
      );
    const isPinned = { pinnedUntil: { _gt: "$NOW" } } as Filter;
    const [pinned, newest] = await Promise.all([
      list({ _and: [published, isPinned] } as Filter),
      list(published),
    ]);
    const rows = [...pinned, ...newest] as unknown as CardRow[];
    return [...new Map(rows.map((row) => [row.id, toStoredCard(row)])).values()];
  });
  return oncePerMinute(stored, now, () => {
    const cards = stored.map((card) => toCard(card, now));
    const isPinned = ({ isPinned: pinned }: NewsCard) => pinned;
    const [lead, ...others] = [
      ...cards.filter(isPinned),
      ...cards.filter((card) => !isPinned(card)),
    ].slice(0, HIGHLIGHTS);
    return lead ? [lead, ...others.map(withoutSummary)] : [];
  });
}

/** The newest headlines for visitors: teaser fields only. */
export function listHeadlines(cms: Cms, limit: number, now = new Date()): Promise<NewsCard[]> {
  return listHighlights({ cms, tier: "teaser", now }).then((cards) => cards.slice(0, limit));
}

export async function listNews(
  { cms, tier, now = new Date() }: NewsReader,
  filter: NewsFilter,
): Promise<NewsList> {
  const stored = await cms.readShared(
    tier,
    `news:list:${JSON.stringify(filter)}`,
    READS,
    async (ask) => {
      const where = filterOf(filter);
      const [rows, counts] = await Promise.all([
        ask(
          readItems("news", {
            fields: CARD_FIELDS as never,
            filter: where,
            sort: SORTS[filter.sort] as never,
            limit: NEWS_PAGE_SIZE,
            page: filter.page,
          }),
        ),
        ask(aggregate("news", { aggregate: { count: "*" }, query: { filter: where } })),
      ]);
      // PostgreSQL counts arrive as text.
      return {
        cards: (rows as unknown as CardRow[]).map(toStoredCard),
        totalCount: Number(counts[0]?.count ?? 0),
      };
    },
  );
  return oncePerMinute(stored, now, ({ cards, totalCount }) => ({
    items: cards.map((card) => withoutSummary(toCard(card, now))),
    totalCount,
    page: filter.page,
    pageCount: Math.max(1, Math.ceil(totalCount / NEWS_PAGE_SIZE)),
  }));
}

/** Cards by id, for favourites; unpublished ones are missing in the answer. */
export async function listNewsByIds(
  { cms, tier, now = new Date() }: NewsReader,
  ids: readonly string[],
): Promise<NewsCard[]> {
  if (ids.length === 0) return [];
  const stored = await cms.readShared(tier, `news:ids:${ids.join()}`, READS, async (ask) => {
    const filter = { _and: [published, { id: { _in: [...ids] } }] } as Filter;
    const rows = await ask(
      readItems("news", { fields: CARD_FIELDS as never, filter, limit: ids.length }),
    );
    return (rows as unknown as CardRow[]).map(toStoredCard);
  });
  return stored.map((card) => toCard(card, now));
}

export type NewsWithNeighbours = {
  news: NewsArticle;
  related: NewsCard[];
  newer: { slug: string; title: string } | null;
  older: { slug: string; title: string } | null;
};

type StoredPage = {
  news: StoredNews;
  related: StoredCard[];
  newer: { slug: string; title: string } | null;
  older: { slug: string; title: string } | null;
};

/** One news item with what stands around it, or null when there is none of that name. */
export async function findNews(
  { cms, tier, now = new Date() }: NewsReader,
  slug: string,
): Promise<NewsWithNeighbours | null> {
  const stored = await cms.readShared(
    tier,
    `news:item:${slug}`,
    READS,
    async (ask): Promise<StoredPage | null> => {
      const filter = { _and: [published, { slug: { _eq: slug } }] } as Filter;
      const [row] = (await ask(
        readItems("news", { fields: PAGE_FIELDS as never, filter, limit: 1 }),
      )) as unknown as PageRow[];
      if (!row) return null;
      const beside = (direction: "_gt" | "_lt", sort: string) =>
        ask(
          readItems("news", {
            fields: ["slug", "title"],
            filter: {
              _and: [published, { publishedAt: { [direction]: row.publishedAt } }],
            } as Filter,
            sort: [sort] as never,
            limit: 1,
          }),
        );
      const like = {
        _and: [
          published,
          { id: { _neq: row.id } },
          row.category ? { category: { slug: { _eq: row.category.slug } } } : {},
        ],
      } as Filter;
      const [newer, older, related] = await Promise.all([
        beside("_gt", "publishedAt"),
        beside("_lt", "-publishedAt"),
        ask(
          readItems("news", {
            fields: CARD_FIELDS as never,
            filter: like,
            sort: ["-publishedAt"],
            limit: RELATED,
          }),
        ),
      ]);
      return {
        news: toStoredNews(row),
        related: (related as unknown as CardRow[]).map(toStoredCard),
        newer: newer[0] ?? null,
        older: older[0] ?? null,
      };
    },
  );
  if (!stored) return null;
  return oncePerMinute(stored, now, ({ news, related, newer, older }) => {
    const { pinnedUntil: _pinnedUntil, ...rest } = news;
    const card = toCard(news, now);
    return {
      news: {
        ...rest,
        publishedLabel: card.publishedLabel,
        isPinned: card.isPinned,
        publishedFullLabel: formatDateTime(news.publishedAt),
      },
      related: related.map((each) => withoutSummary(toCard(each, now))),
      newer,
      older,
    };
  });
}
