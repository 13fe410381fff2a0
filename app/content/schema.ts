import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import type { Translate } from "~/i18n/translator";
import type { Term } from "~/reference/glossary/term";
import type { IconName } from "~/ui/media/icon";
import type { ContentKind as ContentKindName } from "../../contract/content/kinds.ts";
import { QUERY_MAX_LENGTH } from "../../contract/content/search-limits.ts";
import { isSlug } from "../../contract/shared/text.ts";
import type { Film } from "./film/film";
import type { EmbeddedFilm } from "./embeds/embeds.server";
import type { Footnote } from "./embeds/footnote";
import { SORTS, type ContentFilter } from "./narrowing";

/** Dates are formatted on the server so that server and browser render the same text. */
export type ContentCard = {
  id: string;
  slug: string;
  title: string;
  summary: string;
  category: { slug: string; name: string } | null;
  cantonCodes: string[];
  readingMinutes: number;
  publishedAt: string;
  /** "há 3 h" or "12 nov. 2026" */
  publishedLabel: string;
  publishedFullLabel: string;
  coverUrl: string;
  coverAlt: string;
  isPinned: boolean;
  /** For paying members, listed for a reader who does not pay. */
  isLocked?: boolean;
  commentCount?: number;
  lengthLabel?: string;
  durationSec?: number;
  marks?: readonly string[];
  /**
   * Label for items that this member has finished. It may be loaded after the page, so no layout depends on
   * it.
   */
  done?: string;
};

export type Headline = { slug: string; title: string };

export type ContentFact = {
  label: string;
  value: string;
  path?: `/${string}`;
  links?: readonly FactLink[];
};

export type FactLink = { text: string; lang: string; path: `/${string}` };

export type OutlineEntry = { id: string; text: string; level: 2 | 3 };

export type ContentText = {
  /** Sanitised HTML, safe to insert into the page. */
  bodyHtml: string;
  outline: OutlineEntry[];
  footnotes?: readonly Footnote[];
  films?: readonly EmbeddedFilm[];
  terms?: readonly Term[];
};

export type ReadText = ContentText & {
  wording?: "usual" | "plain";
  warning?: string;
};

export type Change = { note: string; whom: string };

export type ContentItem = ContentCard &
  ReadText & {
    tags: { slug: string; name: string }[];
    sources: { name: string; url: string }[];
    coverCredit: string | null;
    correction: { label: string; note: string } | null;
    facts?: readonly ContentFact[];
    change?: Change;
    film?: Film;
  };

export type LockedItem = {
  title: string;
  summary: string;
  previewHtml?: string;
  outline?: readonly Pick<OutlineEntry, "text" | "level">[];
  readingMinutes?: number;
  lengthLabel?: string;
  facts?: readonly ContentFact[];
  points: readonly string[];
};

export type ItemWithNeighbors = {
  item: ContentItem;
  related: ContentCard[];
  newer: Headline | null;
  older: Headline | null;
};

export type ContentList = {
  items: ContentCard[];
  totalCount: number;
  page: number;
  pageCount: number;
};

/** ISO 8601 has a year 0000, and 9999 has a day after it; the database can store neither. */
const day = z.iso.date().refine((date) => /^(19|20)/.test(date));

const slug = z.string().refine(isSlug);

const shape = {
  query: z.string().trim().max(QUERY_MAX_LENGTH).optional().catch(undefined),
  category: slug.optional().catch(undefined),
  tag: slug.optional().catch(undefined),
  canton: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .catch(undefined),
  from: day.optional().catch(undefined),
  until: day.optional().catch(undefined),
  unread: z.literal("1").optional().catch(undefined),
  sort: z.enum(SORTS).catch("new"),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
};

type ContentWords = {
  title: string;
  seeAll: string;
  seeAllOfCategory: string;
  empty: { title: string; text: string };
  unavailable: { title: string };
  door: { why: string };
  locked: { title: string; how: string };
  page: { neighbors: string };
};

type SearchWords = {
  title: string;
  loading: string;
  count_zero: string;
  count_one: string;
  count_other: string;
  /** In the empty field. */
  example: string;
  noMatch: { title: string };
  filter: { sorts: { new: string; old: string } };
};

type FavoritesWords = {
  title: string;
  savedAt: string;
  unavailableItem: string;
  unavailableItemText: string;
  empty: { title: string; text: string };
  unavailable: { title: string; text: string };
};

export type TranslateSearch = Translate<SearchWords>;
export type TranslateFavorites = Translate<FavoritesWords>;

type ContentChoice = {
  name: "level" | "permit";
  label: string;
  any: string;
  options: readonly { value: string; label: string }[];
};

export type ContentKind = {
  name: ContentKindName;
  icon: IconName;
  t: Translate<ContentWords>;
  choices: readonly ContentChoice[];
};

/** Invalid values are ignored. */
export function filterSchema({ choices }: Pick<ContentKind, "choices">) {
  const own = choices.map(({ name, options }) => {
    const values = z.enum(options.map(({ value }) => value));
    return [name, values.optional().catch(undefined)] as const;
  });
  return z.object({ ...shape, ...Object.fromEntries(own) }) satisfies z.ZodType<ContentFilter>;
}

export type Done = { done: readonly string[]; mark: string };

export type DoneOf = { type: ContentKindName; among?: readonly string[] };

export type ListDone = (own: OwnCms, of: DoneOf) => Promise<string[]>;
