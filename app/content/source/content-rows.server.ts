import { z } from "zod";
import type { Tier } from "../../../contract/account/roles.ts";
import { prepareRichText } from "~/cms/rich-text.server";
import { dayLimits, formatDateLabel, formatDateTime } from "~/i18n/format";
import { audienceOf } from "./change-words.server";
import { coverSubject } from "./cover-subjects";
import { readText, type StoredTexts } from "../read-text.server";
import type { ContentCard, ContentItem, Headline, ReadText } from "../schema";

const maybeText = z.nullable(z.string());
const codes = z.array(z.string()).catch([]);

export const headlineFields = { slug: z.string(), title: z.string() };

export const cardFields = {
  ...headlineFields,
  id: z.string(),
  summary: maybeText,
  publishedAt: maybeText,
  pinnedUntil: maybeText,
  readingMinutes: z.number(),
  commentCount: z.number(),
  cover: maybeText,
  coverAlt: maybeText,
  category: { slug: z.string(), name: z.string(), icon: maybeText },
  cantons: { Cantons_id: { cantonCode: z.string() } },
};

export const itemFields = {
  ...cardFields,
  body: maybeText,
  coverCredit: maybeText,
  sourceName: maybeText,
  sourceUrl: maybeText,
  correctedAt: maybeText,
  correctionNote: maybeText,
  tags: { tags_id: { slug: z.string(), name: z.string() } },
  plainBody: maybeText,
  changeNote: maybeText,
  permitTypes: codes,
  situations: codes,
};

type CardRow = Headline & {
  id: string;
  summary: string | null;
  publishedAt: string | null;
  pinnedUntil: string | null;
  readingMinutes: number;
  commentCount: number;
  cover: string | null;
  coverAlt: string | null;
  category: { slug: string; name: string; icon: string | null } | null;
  cantons: { Cantons_id: { cantonCode: string } | null }[];
};

type ItemRow = CardRow & {
  body: string | null;
  coverCredit: string | null;
  sourceName: string | null;
  sourceUrl: string | null;
  correctedAt: string | null;
  correctionNote: string | null;
  tags: { tags_id: { slug: string; name: string } | null }[];
  plainBody?: string | null;
  changeNote?: string | null;
  permitTypes?: string[];
  situations?: string[];
};

/** Labels that depend on the current time are added for each answer. */
export type StoredCard = Omit<
  ContentCard,
  "publishedLabel" | "publishedFullLabel" | "isPinned" | "isLocked"
> & {
  pinnedUntil: string | null;
  /** Only paying members may read the text. */
  isForPaying?: boolean;
};

export type StoredItem = StoredCard &
  StoredTexts &
  Omit<ContentItem, keyof ContentCard | keyof ReadText> & {
    due?: { day: string; warning: string };
  };

/** Browsers cache a drawing for a year. Change this part of the address when drawings change. */
const DRAWINGS = "3";

type Covered = Pick<CardRow, "id" | "slug" | "cover" | "category">;

function coverUrl({ id, slug, cover, category }: Covered): string {
  if (cover !== null) return `/media/${cover}`;
  const icon = coverSubject(slug) ?? /^lucide:([a-z0-9-]+)$/.exec(category?.icon ?? "")?.[1];
  return `/art/${[category?.slug, category && icon, `${id}-${DRAWINGS}`].filter(Boolean).join(".")}.svg`;
}

export function toStoredCard(row: CardRow): StoredCard {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    summary: row.summary ?? "",
    category: row.category ? { slug: row.category.slug, name: row.category.name } : null,
    cantonCodes: row.cantons.flatMap((link) => link.Cantons_id?.cantonCode ?? []),
    readingMinutes: row.readingMinutes,
    publishedAt: row.publishedAt ?? new Date(0).toISOString(),
    coverUrl: coverUrl(row),
    coverAlt: row.coverAlt ?? "",
    pinnedUntil: row.pinnedUntil,
    ...(row.commentCount > 0 && { commentCount: row.commentCount }),
  };
}

export function toStoredItem(row: ItemRow): StoredItem {
  const { correctedAt, correctionNote, sourceName, sourceUrl, changeNote } = row;
  const { permitTypes: permits = [], situations = [] } = row;
  const card = toStoredCard(row);
  const whom = audienceOf({ cantons: card.cantonCodes, permits, situations });
  return {
    ...card,
    ...prepareRichText(row.body ?? ""),
    tags: row.tags.flatMap((link) => link.tags_id ?? []),
    sources: sourceName && sourceUrl ? [{ name: sourceName, url: sourceUrl }] : [],
    coverCredit: row.coverCredit,
    correction:
      correctedAt && correctionNote
        ? { label: formatDateTime(correctedAt), note: correctionNote }
        : null,
    ...(row.plainBody && { plain: prepareRichText(row.plainBody) }),
    ...(changeNote && { change: { note: changeNote, whom } }),
  };
}

export function toCard(stored: StoredCard, now: Date, tier: Tier): ContentCard {
  const { pinnedUntil, isForPaying = false, ...card } = stored;
  return {
    ...card,
    publishedLabel: formatDateLabel(card.publishedAt, now),
    publishedFullLabel: formatDateTime(card.publishedAt),
    isPinned: pinnedUntil !== null && new Date(pinnedUntil) > now,
    ...(isForPaying && tier !== "paying" && { isLocked: true }),
  };
}

export function toItem(
  stored: StoredItem,
  { now, isPlain = false }: { now: Date; isPlain?: boolean },
): ContentItem {
  const { plain: _plain, footnotes: _notes, films: _films, terms: _terms, ...rest } = stored;
  const { due, pinnedUntil: _pinnedUntil, isForPaying: _isForPaying, ...item } = rest;
  const text = readText(stored, { now, isPlain });
  // A stored item includes its text, so its reader is allowed to read it.
  const { publishedLabel, publishedFullLabel, isPinned } = toCard(stored, now, "paying");
  const isOverdue = due !== undefined && dayLimits(due.day.slice(0, 10)).end <= now;
  const warnings = [isOverdue ? due.warning : null, text.warning].filter(Boolean);
  return {
    ...item,
    ...text,
    publishedLabel,
    publishedFullLabel,
    isPinned,
    ...(warnings.length > 0 && { warning: warnings.join(" ") }),
  };
}

/** Only lead cards show a summary; dropping it elsewhere saves bytes. */
export function withoutSummary(card: ContentCard): ContentCard {
  return { ...card, summary: "" };
}
