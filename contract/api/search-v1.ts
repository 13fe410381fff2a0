import { z } from "zod";
import { MAX_RESULT_PAGES, QUERY_MAX_LENGTH, QUERY_MIN_LENGTH } from "../content/search-limits.ts";
import { searchAccesses, searchKinds, searchPeriods } from "../content/search.ts";
import { SLUG_MAX_LENGTH } from "../shared/text.ts";
import { moment } from "./common.ts";

const query = z.string().trim().min(QUERY_MIN_LENGTH).max(QUERY_MAX_LENGTH);
const kind = z.enum(searchKinds);
const periods = Object.keys(searchPeriods) as (keyof typeof searchPeriods)[];

export const searchGroupsInput = z.object({ query });

export const searchResultsInput = z.object({
  query,
  kind: kind.optional(),
  canton: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  category: z.string().max(SLUG_MAX_LENGTH).optional(),
  period: z.enum(periods).optional(),
  access: z.enum(searchAccesses).optional(),
  solved: z.enum(["yes", "no"]).optional(),
  page: z.coerce.number().int().min(1).max(MAX_RESULT_PAGES).default(1),
});
export type SearchResultsInput = z.output<typeof searchResultsInput>;

/** Text in pieces, with the matches marked. */
const marked = z.array(z.object({ text: z.string(), isHit: z.boolean() }));
export type MarkedText = z.output<typeof marked>;

const hit = z.object({
  kind,
  /** Path without locale, with the hash of the best match. */
  path: z.string(),
  title: marked,
  /** Taken from title and summary only if the member may not read the text. */
  snippet: marked,
  category: z.object({ slug: z.string(), name: z.string() }).nullable(),
  cantons: z.array(z.string()),
  publishedAt: moment.nullable(),
  /** The text exists but the member may not read it. */
  isLocked: z.boolean(),
  /** The review date has passed. */
  isStale: z.boolean(),
  isSolved: z.boolean(),
  /** Second of the video at which the words are spoken. */
  atSecond: z.number().int().nullable(),
});
export type SearchHit = z.output<typeof hit>;

const answer = z.object({
  /** Selects the sentence that the app shows. */
  topic: z.string(),
  canton: z.object({ code: z.string(), name: z.string() }).nullable(),
  /** A number with its unit, or a definition. */
  value: z.number().nullable(),
  unit: z.string().nullable(),
  text: z.string().nullable(),
  title: z.string(),
  /** Year or day of the figure, as its source states it. */
  period: z.string().nullable(),
  source: z.string(),
  sourceUrl: z.string().nullable(),
  path: z.string().nullable(),
  /** The converted amount, for a currency answer. */
  amount: z.object({ value: z.number(), currency: z.string() }).nullable(),
});
export type SearchAnswer = z.output<typeof answer>;

const common = {
  kinds: z.array(z.object({ kind, count: z.number().int() })),
  total: z.number().int(),
  /** Replacement for a word that no text contains. */
  correction: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** No text has all the words; these have most of them. */
  isPartial: z.boolean(),
  answer: answer.nullable(),
  /** If nothing was found: other queries with results. */
  suggestions: z.array(z.string()),
};

export const searchGroups = z.object({
  ...common,
  groups: z.array(z.object({ kind, count: z.number().int(), hits: z.array(hit) })),
});
export type SearchGroups = z.output<typeof searchGroups>;

const counted = z.object({ value: z.string(), name: z.string(), count: z.number().int() });
export const searchResults = z.object({
  ...common,
  page: z.number().int(),
  pages: z.number().int(),
  hits: z.array(hit),
  /** Number of results for each filter value, given the other filters. */
  facets: z.object({
    cantons: z.array(counted),
    categories: z.array(counted),
    access: z.array(counted),
    solved: z.array(counted),
  }),
});
export type SearchResults = z.output<typeof searchResults>;
