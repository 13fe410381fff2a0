/**
 * Shapes of the seeded content. Modules in `seed/content/` export typed arrays of these; the seed converts
 * slugs to ids and days to dates.
 * Dates are whole days before the day of seeding, so that a demo always looks current: `0` is today. Bodies
 * are HTML made of: h2, h3, p, ul, ol, li, blockquote, strong, em, a, table parts, figure, img, the classes
 * and embeds of `contract/content/rich-text.ts`. Slugs: `^[a-z0-9]+(-[a-z0-9]+)*$`, at most 96 characters,
 * never a reserved word (`src/content/publishing/slug.ts`).
 */

import type { TopicType } from "../../contract/community/forum.ts";
import type {
  CategoryArea,
  ContentAccess,
  ContentLevel,
  Permit,
} from "../../contract/content/choices.ts";
import type { Situation } from "../../contract/content/concerns.ts";
import type { LegalText } from "../../contract/account/own-data.ts";
import type { ClassKind, CompletionRule } from "../../contract/content/courses.ts";
import type { QuestionKind } from "../../contract/content/quiz.ts";
import type { FilmProvider } from "../../contract/content/film.ts";

export type CantonCode = string;
export type PublishedStatus =
  | "draft"
  | "in_review"
  | "approved"
  | "scheduled"
  | "published"
  | "archived";

export type SeedCategory = {
  slug: string;
  name: string;
  area: CategoryArea;
  description?: string;
  icon?: string;
};

export type SeedTopic = {
  slug: string;
  category: string;
  title: string;
  body: string;
  tags: readonly string[];
  cantons: readonly CantonCode[];
  daysAgo: number;
  type?: TopicType;
  replies: readonly string[];
  solution?: number;
  /** `votes` are counts per option, without voters. */
  poll?: { question: string; options: readonly string[]; votes: readonly number[] };
};

export type SeedTag = { slug: string; name: string };

type SeedItem = {
  slug: string;
  title: string /* at most 120 characters */;
  summary: string /* at most 280 characters */;
  status?: PublishedStatus /* default published */;
  access: ContentAccess;
  category: string /* slug of a category with area content */;
  tags: string[] /* slugs, at most 5 */;
  cantons: CantonCode[] /* empty means the whole of Switzerland */;
  publishedDaysAgo: number;
};

export type SeedTerm = {
  /** As in official letters and forms; the slug is derived from it. */
  term: string;
  lang: "de" | "fr" | "it" | "rm" | "en";
  ptBr: string;
  definition: string /* at most 400 characters */;
  names: readonly [de: string, fr: string, it: string];
  spellings: readonly string[];
  source: string;
  sourceUrl: string;
};

export type SeedFact = {
  key: string;
  title: string;
  body: string;
  source: string;
  sourceUrl: string;
  year: number;
  validFrom: string;
  /**
   * Last day of its year if the fact belongs to one year; otherwise it is valid for a period from the day
   * of seeding.
   */
  validUntil?: string;
  reviewer: string;
};

type SeedChange = {
  plainBody?: string;
  changeNote?: string;
  permitTypes?: Permit[];
  situations?: Situation[];
};

export type SeedNews = SeedItem &
  SeedChange & {
    body: string;
    sourceName: string;
    sourceUrl: string;
    correctedDaysAgo?: number;
    correctionNote?: string;
    pinnedForDays?: number;
  };

export type SeedArticle = SeedItem &
  SeedChange & {
    body: string;
    level: ContentLevel;
    permitTypes: Permit[];
    reviewer: string;
    reviewedDaysAgo: number;
    reviewDueInDays: number /* at most 365 after the review */;
    sources: { name: string; url: string }[];
    relatedTools?: readonly string[];
  };

export type SeedVideo = SeedItem & {
  provider: FilmProvider;
  providerId: string;
  durationSec: number;
  captions: { lang: string; vtt: string }[];
  transcript: string;
  chapters: { startSec: number; title: string }[];
  sources: { name: string; url: string }[];
};

export type SeedQuestion = {
  kind: QuestionKind;
  question: string;
  options: string[];
  answer: number | number[] | boolean;
  explanation: string;
};

export type SeedClass = {
  slug: string;
  title: string;
  kind: ClassKind;
  isPreview: boolean;
  completionRule: CompletionRule;
  body?: string;
  plainBody?: string;
  videoSlug?: string;
  questions?: SeedQuestion[];
  passPercent?: number;
};

export type SeedModule = {
  slug: string;
  title: string;
  requireOrder: boolean;
  classes: SeedClass[];
};

export type SeedCourse = SeedItem & {
  outcomes: string[] /* at most 8 */;
  level: ContentLevel;
  language: string;
  version: number;
  modules: SeedModule[];
};

export type SeedLegalDocument = {
  slug: LegalText;
  version: string;
  title: string;
  body: string;
  effectiveDaysAgo: number;
  changeSummary: string;
};
