import { z } from "zod";
import type { Term } from "~/reference/glossary/term";
import { isSlug } from "../../contract/text.ts";
import type { Change } from "./reading/change";
import type { ContentKind } from "./content-kind";
import type { Film } from "./film/film";
import type { PlacedFilm } from "./placed/films.server";
import type { Footnote } from "./placed/footnote";
import { SORTS, type ContentFilter } from "./narrowing";

/** What the lists show of one item. Dates are formatted on the server, so both sides agree. */
export type ContentCard = {
  id: string;
  slug: string;
  title: string;
  /** Empty in lists that do not show it. */
  summary: string;
  category: { slug: string; name: string } | null;
  cantonCodes: string[];
  readingMinutes: number;
  publishedAt: string;
  /** "há 3 h" or "12 nov. 2026" */
  publishedLabel: string;
  /** "12 nov. 2026, 08:30" */
  publishedFullLabel: string;
  coverUrl: string;
  coverAlt: string;
  isPinned: boolean;
  /** For who pays, shown to somebody who does not. */
  isLocked?: boolean;
  /** Missing where there is none. */
  commentCount?: number;
  /** How long it takes, where that is no reading time. */
  lengthLabel?: string;
  /** Of what is watched. */
  durationSec?: number;
  /** What a kind adds in a word, such as the level. */
  marks?: readonly string[];
  /** A word for what this member has done with; it may come after the page, and stands where nothing makes room. */
  done?: string;
};

export type Headline = { slug: string; title: string };

/** One line of what a kind tells about an item beside its text. */
export type ContentFact = {
  label: string;
  value: string;
  /** The page it names, without locale. */
  path?: `/${string}`;
  /** In the place of the value, where it is many that have a page each. */
  links?: readonly FactLink[];
};

export type FactLink = { text: string; lang: string; path: `/${string}` };

export type OutlineEntry = { id: string; text: string; level: 2 | 3 };

/** A text with what is placed in it and said below it. */
export type ContentText = {
  /** Sanitised HTML, ready to be placed in the page. */
  bodyHtml: string;
  /** h2/h3 headings of the body with the ids placed in `bodyHtml`. */
  outline: OutlineEntry[];
  /** Where the facts come from that stand in it, and what else is said below it. */
  footnotes?: readonly Footnote[];
  /** What can be watched in the middle of it. */
  films?: readonly PlacedFilm[];
  /** What it names of the glossary. */
  terms?: readonly Term[];
};

/** A text as somebody reads it. */
export type ReadText = ContentText & {
  /** Which of two texts this is, of what has a plain one too. */
  wording?: "usual" | "plain";
  /** Why its facts may not hold any more. */
  warning?: string;
};

export type ContentItem = ContentCard &
  ReadText & {
    tags: { slug: string; name: string }[];
    sources: { name: string; url: string }[];
    coverCredit: string | null;
    correction: { label: string; note: string } | null;
    facts?: readonly ContentFact[];
    /** What it changes. */
    change?: Change;
    /** What is watched, of a kind that is. */
    film?: Film;
  };

/** An item that only who pays may read, as everybody may know it. */
export type LockedItem = {
  title: string;
  summary: string;
  /** Its opening, as sanitised HTML. */
  previewHtml?: string;
  /** The headings of its whole text. */
  outline?: readonly Pick<OutlineEntry, "text" | "level">[];
  readingMinutes?: number;
  /** How long it takes, where that is no reading time. */
  lengthLabel?: string;
  facts?: readonly ContentFact[];
  /** What the membership adds, one line each. */
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

/** ISO 8601 has a year 0000 and 9999 has a day after it; the database can write neither. */
const day = z.iso.date().refine((date) => /^(19|20)/.test(date));

const slug = z.string().refine(isSlug);

const shape = {
  query: z.string().trim().max(200).optional().catch(undefined),
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

/** What an address asks of the lists of a kind; what is nonsense there is not asked. */
export function filterSchema({ choices }: Pick<ContentKind, "choices">) {
  const own = choices.map(({ name, options }) => {
    const values = z.enum(options.map(({ value }) => value));
    return [name, values.optional().catch(undefined)] as const;
  });
  return z.object({ ...shape, ...Object.fromEntries(own) }) satisfies z.ZodType<ContentFilter>;
}
