import type { TierCms } from "~/cms/cms.server";
import type { Ask } from "~/cms/read";
import { dayLimits } from "~/i18n/format";
import type { Tier } from "../../../contract/account/roles.ts";
import { toCard, toItem, withoutSummary } from "./content-rows.server";
import type { CommonFilter, CommonSort, ContentSource } from "./content-source.server";
import type { ContentFilter } from "../narrowing";
import { oncePerGlossary, tryGlossary } from "../glossary/linked-text.server";
import { termItem } from "../glossary/named-terms.server";
import { placeTexts } from "../read-text.server";
import type { ContentCard, ContentList, ItemWithNeighbors } from "../schema";
import { searchFilter } from "./search.server";

export const PAGE_SIZE = 20;
export const HIGHLIGHTS = 13;
const RELATED = 3;
/** Maximum number of items compared that share one publication time. */
const MOST_AT_ONCE = 100;

export type ContentReader = { cms: TierCms; source: ContentSource; now?: Date };

const published: CommonFilter = { status: { _eq: "published" } };
const newestFirst = ["-publishedAt", "id"] as const;
const sorts: Record<ContentFilter["sort"], readonly CommonSort[]> = {
  new: newestFirst,
  old: ["publishedAt", "id"],
  read: ["-viewCount", ...newestFirst],
  commented: ["-commentCount", ...newestFirst],
};

const listsOf = ({ cms, source }: ContentReader) => cms.forTier(source.tierOfLists(cms.tier));

const inCategory = (slug: string): CommonFilter => ({ category: { slug: { _eq: slug } } });

/** Content without a canton is about the whole country, and so matches every canton. */
const aboutCanton = (code: string): CommonFilter => ({
  _or: [
    { cantons: { _some: { Cantons_id: { cantonCode: { _eq: code } } } } },
    { cantons: { _none: { id: { _nnull: true } } } },
  ],
});

function filterOf(source: ContentSource, filter: ContentFilter): CommonFilter[] {
  const { category, tag, canton, from, until } = filter;
  return [
    published,
    ...(category ? [inCategory(category)] : []),
    ...(tag ? [{ tags: { _some: { tags_id: { slug: { _eq: tag } } } } }] : []),
    ...(canton ? [aboutCanton(canton)] : []),
    ...(from ? [{ publishedAt: { _gte: dayLimits(from).begin.toISOString() } }] : []),
    ...(until ? [{ publishedAt: { _lt: dayLimits(until).end.toISOString() } }] : []),
    ...source.narrowedBy(filter),
  ];
}

type Moment = { now: Date; tier: Tier };

/**
 * Labels such as "há 3 h" change at most once a minute, so the answer made from a cached value is reused
 * until then. One answer per tier: tiers share the cached value, but not what is locked.
 */
const labelled = new WeakMap<object, Map<Tier, { minute: number; answer: unknown }>>();

function oncePerMinute<Stored extends object, Answer>(
  stored: Stored,
  { now, tier }: Moment,
  label: (stored: Stored) => Answer,
): Answer {
  const minute = Math.floor(now.getTime() / 60_000);
  const byTier = labelled.get(stored) ?? new Map<Tier, { minute: number; answer: unknown }>();
  labelled.set(stored, byTier);
  const known = byTier.get(tier);
  if (known?.minute === minute) return known.answer as Answer;
  const answer = label(stored);
  byTier.set(tier, { minute, answer });
  return answer;
}

/** Pinned items first, then the newest. */
export async function listHighlights(
  reader: ContentReader,
  category?: string,
): Promise<ContentCard[]> {
  const { cms, source, now = new Date() } = reader;
  const name = `${source.kind.name}:highlights`;
  const stored = await listsOf(reader).cached(
    category ? `${name}:${category}` : name,
    async (ask) => {
      const shown = category ? [published, inCategory(category)] : [published];
      const list = (filter: CommonFilter) =>
        ask(source.cards({ filter, sort: newestFirst, limit: HIGHLIGHTS }));
      const [pinned, newest] = await Promise.all([
        list({ _and: [...shown, { pinnedUntil: { _gt: "$NOW" } }] }),
        list({ _and: shown }),
      ]);
      return [...new Map([...pinned, ...newest].map((card) => [card.id, card])).values()];
    },
  );
  return oncePerMinute(stored, { now, tier: cms.tier }, () => {
    const cards = stored.map((card) => toCard(card, now, cms.tier));
    const isPinned = ({ isPinned: pinned }: ContentCard) => pinned;
    const [lead, ...others] = [
      ...cards.filter(isPinned),
      ...cards.filter((card) => !isPinned(card)),
    ].slice(0, HIGHLIGHTS);
    return lead ? [lead, ...others.map(withoutSummary)] : [];
  });
}

export type About = { canton: string } | { category: string };

/** For a canton: only items that name it, not country-wide ones. */
export async function listNewest(
  { cms, source, now = new Date() }: ContentReader,
  about: About,
  limit: number,
): Promise<ContentCard[]> {
  const named: CommonFilter =
    "canton" in about
      ? { cantons: { _some: { Cantons_id: { cantonCode: { _eq: about.canton } } } } }
      : inCategory(about.category);
  const key = `${source.kind.name}:newest:${limit}:${JSON.stringify(about)}`;
  const stored = await listsOf({ cms, source }).cached(key, (ask) =>
    ask(source.cards({ filter: { _and: [published, named] }, sort: newestFirst, limit })),
  );
  return oncePerMinute(stored, { now, tier: cms.tier }, () =>
    stored.map((card) => withoutSummary(toCard(card, now, cms.tier))),
  );
}

/** For visitors: teaser fields only. */
export async function listHeadlines(reader: ContentReader, limit: number): Promise<ContentCard[]> {
  const cards = await listHighlights({ ...reader, cms: reader.cms.forTier("teaser") });
  return cards.slice(0, limit);
}

/**
 * One page of a kind's results.
 * @param readIds items that the reader has read, left out; such a list is personal and not cached
 */
export async function listItems(
  reader: ContentReader,
  filter: ContentFilter,
  readIds: readonly string[] = [],
): Promise<ContentList> {
  const { cms, source, now = new Date() } = reader;
  const lists = listsOf(reader);
  const search = filter.query ? [await searchFilter(reader.cms, lists, source, filter.query)] : [];
  // The meaning of the query may change while the list does not.
  const key = `${source.kind.name}:list:${JSON.stringify([filter, ...search])}`;
  const unread = readIds.length > 0 ? [{ id: { _nin: readIds } }] : [];
  const load = async (ask: Ask) => {
    const where: CommonFilter = { _and: [...filterOf(source, filter), ...search, ...unread] };
    const sort = sorts[filter.sort];
    const [cards, totalCount] = await Promise.all([
      ask(source.cards({ filter: where, sort, limit: PAGE_SIZE, page: filter.page })),
      ask(source.count(where)),
    ]);
    return { cards, totalCount };
  };
  const stored = unread.length > 0 ? await load(lists.ask) : await lists.cached(key, load);
  return oncePerMinute(stored, { now, tier: cms.tier }, ({ cards, totalCount }) => ({
    items: cards.map((card) => withoutSummary(toCard(card, now, cms.tier))),
    totalCount,
    page: filter.page,
    pageCount: Math.max(1, Math.ceil(totalCount / PAGE_SIZE)),
  }));
}

/** Unpublished items are missing from the result. */
export async function listByIds(
  reader: ContentReader,
  ids: readonly string[],
): Promise<ContentCard[]> {
  if (ids.length === 0) return [];
  const { cms, source, now = new Date() } = reader;
  const stored = await listsOf(reader).cached(`${source.kind.name}:ids:${ids.join()}`, (ask) =>
    ask(source.cards({ filter: { _and: [published, { id: { _in: ids } }] }, limit: ids.length })),
  );
  return stored.map((card) => toCard(card, now, cms.tier));
}

/** Unpublished items are missing from the result. */
export async function listBySlugs(
  reader: ContentReader,
  slugs: readonly string[],
): Promise<ContentCard[]> {
  if (slugs.length === 0) return [];
  const { cms, source, now = new Date() } = reader;
  const filter: CommonFilter = { _and: [published, { slug: { _in: slugs } }] };
  const stored = await listsOf(reader).cached(`${source.kind.name}:slugs:${slugs.join()}`, (ask) =>
    ask(source.cards({ filter, limit: slugs.length })),
  );
  return stored.map((card) => toCard(card, now, cms.tier));
}

export async function findTeaser(
  { cms, source, now = new Date() }: ContentReader,
  slug: string,
): Promise<ContentCard | null> {
  const [stored] = await cms
    .forTier("teaser")
    .cached(`${source.kind.name}:teaser:${slug}`, (ask) =>
      ask(source.cards({ filter: { _and: [published, { slug: { _eq: slug } }] }, limit: 1 })),
    );
  return stored ? toCard(stored, now, "teaser") : null;
}

export async function findItem(
  { cms, source, now = new Date() }: ContentReader,
  slug: string,
  isPlain = false,
): Promise<ItemWithNeighbors | null> {
  const clients = cms.cached(`${source.kind.name}:item:${slug}`, async (ask) => {
    const filter: CommonFilter = { _and: [published, { slug: { _eq: slug } }] };
    const [bare] = await ask(source.items({ filter, limit: 1 }));
    if (!bare) return null;
    const item = await placeTexts(ask, cms.tier, bare);
    const beside = (bound: "_eq" | "_gt" | "_lt", sort: readonly CommonSort[], limit = 1) =>
      ask(
        source.headlines({
          filter: { _and: [published, { publishedAt: { [bound]: item.publishedAt } }] },
          sort,
          limit,
        }),
      );
    const alike = item.category ? [inCategory(item.category.slug)] : [];
    const [[later = null], [earlier = null], atOnce, related] = await Promise.all([
      beside("_gt", ["publishedAt", "-id"]),
      beside("_lt", newestFirst),
      // Directus can't compare ids by order.
      beside("_eq", ["id"], MOST_AT_ONCE),
      ask(
        source.cards({
          filter: { _and: [published, { id: { _neq: item.id } }, ...alike] },
          sort: newestFirst,
          limit: RELATED,
        }),
      ),
    ]);
    const at = atOnce.findIndex((headline) => headline.slug === slug);
    const [before, after] = at < 0 ? [] : [atOnce[at - 1], atOnce[at + 1]];
    return { item, related, newer: before ?? later, older: after ?? earlier };
  });
  const [found, glossary] = await Promise.all([clients, tryGlossary(cms)]);
  if (!found) return null;
  const stored = oncePerGlossary(found, glossary, ({ item, ...around }) => ({
    ...around,
    item: termItem(item, glossary),
  }));
  const read = oncePerMinute(stored, { now, tier: cms.tier }, ({ item, related, newer, older }) => {
    const around = {
      related: related.map((card) => withoutSummary(toCard(card, now, cms.tier))),
      newer,
      older,
    };
    return {
      usual: { item: toItem(item, { now }), ...around },
      plain: item.plain ? { item: toItem(item, { now, isPlain: true }), ...around } : null,
    };
  });
  return (isPlain ? read.plain : null) ?? read.usual;
}
