import { z } from "zod";
import {
  MAX_RESULT_PAGES,
  QUERY_MAX_LENGTH,
  QUERY_MIN_LENGTH,
  searchAccesses,
  searchKinds,
  searchPeriods,
} from "../search.ts";
import { moment } from "./time.ts";

const query = z.string().trim().min(QUERY_MIN_LENGTH).max(QUERY_MAX_LENGTH);
const kind = z.enum(searchKinds);
const periods = Object.keys(searchPeriods) as (keyof typeof searchPeriods)[];

/** What is looked for as somebody types. */
export const searchGroupsInput = z.object({ query });

/** What is looked for, and what of it is shown. */
export const searchResultsInput = z.object({
  query,
  kind: kind.optional(),
  canton: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  category: z.string().max(96).optional(),
  period: z.enum(periods).optional(),
  access: z.enum(searchAccesses).optional(),
  /** Of questions alone. */
  solved: z.enum(["yes", "no"]).optional(),
  page: z.coerce.number().int().min(1).max(MAX_RESULT_PAGES).default(1),
});
export type SearchResultsInput = z.output<typeof searchResultsInput>;

/** A text in pieces, those that were looked for marked. */
const marked = z.array(z.object({ text: z.string(), isHit: z.boolean() }));
export type MarkedText = z.output<typeof marked>;

const hit = z.object({
  kind,
  /** Below the locale, with the place in it that fits best. */
  path: z.string(),
  title: marked,
  /** Of title and summary alone where the member may not read the text. */
  snippet: marked,
  category: z.object({ slug: z.string(), name: z.string() }).nullable(),
  cantons: z.array(z.string()),
  publishedAt: moment.nullable(),
  /** There is a text, and the member may not read it. */
  isLocked: z.boolean(),
  /** Past the day on which it was to be reviewed. */
  isStale: z.boolean(),
  /** A question that was answered. */
  isSolved: z.boolean(),
  /** Second of the video at which the words are said. */
  atSecond: z.number().int().nullable(),
});
export type SearchHit = z.output<typeof hit>;

const answer = z.object({
  /** Which sentence the app makes of it. */
  topic: z.string(),
  canton: z.object({ code: z.string(), name: z.string() }).nullable(),
  /** A number with its unit, or a definition. */
  value: z.number().nullable(),
  unit: z.string().nullable(),
  text: z.string().nullable(),
  title: z.string(),
  /** Year or day of the figure, as its source says it. */
  period: z.string().nullable(),
  source: z.string(),
  sourceUrl: z.string().nullable(),
  path: z.string().nullable(),
  /** What was converted, of an answer about money. */
  amount: z.object({ value: z.number(), currency: z.string() }).nullable(),
});
export type SearchAnswer = z.output<typeof answer>;

const common = {
  /** Of the kinds that were found, how many. */
  kinds: z.array(z.object({ kind, count: z.number().int() })),
  total: z.number().int(),
  /** What was looked for in place of a word nobody wrote. */
  correction: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** No text has all the words: these have most of them. */
  isPartial: z.boolean(),
  answer: answer.nullable(),
  /** Of a search in vain: other searches that find something. */
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
  /** How many each choice of a filter would leave of what the others leave. */
  facets: z.object({
    cantons: z.array(counted),
    categories: z.array(counted),
    access: z.array(counted),
    solved: z.array(counted),
  }),
});
export type SearchResults = z.output<typeof searchResults>;
