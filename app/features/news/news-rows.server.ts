import type { News } from "~/cms/generated/schema";
import { prepareRichText } from "~/cms/rich-text.server";
import { formatDateLabel, formatDateTime } from "~/i18n/format";
import type { NewsArticle, NewsCard } from "./news.schema";

/** What is asked of Directus for a card and for a page, and what becomes of its rows. */
export const CARD_FIELDS = [
  "id",
  "slug",
  "title",
  "summary",
  "publishedAt",
  "pinnedUntil",
  "readingMinutes",
  "cover",
  "coverAlt",
  { category: ["slug", "name"] },
  { cantons: [{ Cantons_id: ["cantonCode"] }] },
] as const;
export const PAGE_FIELDS = [
  ...CARD_FIELDS,
  "body",
  "coverCredit",
  "sourceName",
  "sourceUrl",
  "correctedAt",
  "correctionNote",
  { tags: [{ tags_id: ["slug", "name"] }] },
] as const;

/** What the cache keeps: labels that depend on the time of reading are added for each answer. */
export type StoredCard = Omit<NewsCard, "publishedLabel" | "isPinned"> & {
  pinnedUntil: string | null;
};
export type StoredNews = StoredCard & Omit<NewsArticle, keyof NewsCard | "publishedFullLabel">;

function coverUrl(news: { id: string; cover?: unknown }): string {
  return typeof news.cover === "string" ? `/media/${news.cover}` : `/art/${news.id}.svg`;
}

// The SDK can't follow `as const` field lists through a mapper, so the row is named here once.
export type CardRow = Pick<
  News,
  | "id"
  | "slug"
  | "title"
  | "summary"
  | "publishedAt"
  | "pinnedUntil"
  | "readingMinutes"
  | "coverAlt"
> & {
  cover?: unknown;
  category?: { slug: string; name: string } | null;
  cantons?: { Cantons_id: { cantonCode: string } | null }[] | null;
};
export type PageRow = CardRow &
  Pick<
    News,
    "body" | "coverCredit" | "sourceName" | "sourceUrl" | "correctedAt" | "correctionNote"
  > & {
    tags?: { tags_id: { slug: string; name: string } | null }[] | null;
  };

export function toStoredCard(row: CardRow): StoredCard {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary ?? "",
    category: row.category ? { slug: row.category.slug, name: row.category.name } : null,
    cantonCodes: (row.cantons ?? []).flatMap((link) => link.Cantons_id?.cantonCode ?? []),
    readingMinutes: row.readingMinutes ?? 1,
    publishedAt: row.publishedAt ?? new Date(0).toISOString(),
    coverUrl: coverUrl(row),
    coverAlt: row.coverAlt ?? "",
    pinnedUntil: row.pinnedUntil ?? null,
  };
}

export function toStoredNews(row: PageRow): StoredNews {
  const hasCorrection = row.correctedAt && row.correctionNote;
  return {
    ...toStoredCard(row),
    ...prepareRichText(row.body ?? ""),
    tags: (row.tags ?? []).flatMap((link) =>
      link.tags_id ? [{ slug: link.tags_id.slug, name: link.tags_id.name }] : [],
    ),
    source: row.sourceName && row.sourceUrl ? { name: row.sourceName, url: row.sourceUrl } : null,
    coverCredit: row.coverCredit ?? null,
    correction: hasCorrection
      ? { label: formatDateTime(row.correctedAt ?? ""), note: row.correctionNote ?? "" }
      : null,
  };
}

/** A stored card as it reads now: its date as a label, and whether it is still pinned. */
export function toCard({ pinnedUntil, ...card }: StoredCard, now: Date): NewsCard {
  return {
    ...card,
    publishedLabel: formatDateLabel(card.publishedAt, now),
    isPinned: pinnedUntil !== null && new Date(pinnedUntil) > now,
  };
}

/** Only leads show their summary; the others need not carry it to the browser. */
export function withoutSummary(card: NewsCard): NewsCard {
  return { ...card, summary: "" };
}

/**
 * Labels such as "há 3 h" change by the minute at most: the answer made of one cached value is kept
 * with it until then.
 */
const labelled = new WeakMap<object, { minute: number; answer: unknown }>();

export function oncePerMinute<Stored extends object, Answer>(
  stored: Stored,
  now: Date,
  label: (stored: Stored) => Answer,
): Answer {
  const minute = Math.floor(now.getTime() / 60_000);
  const known = labelled.get(stored);
  if (known?.minute === minute) return known.answer as Answer;
  const answer = label(stored);
  labelled.set(stored, { minute, answer });
  return answer;
}
