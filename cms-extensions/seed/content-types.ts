/**
 * Shapes of the content the seed puts into Directus. Content modules in `seed/content/` export typed
 * arrays of these; the seed turns slugs into ids and days into dates.
 *
 * Dates are whole days before the day of seeding, so that a demo always looks fresh: `0` is today.
 * Bodies are HTML made of: h2, h3, p, ul, ol, li, blockquote, strong, em, a, table parts, figure, img.
 * Slugs: `^[a-z0-9]+(-[a-z0-9]+)*$`, at most 96 characters, never a reserved word (`src/content-hook/slug.ts`).
 */

export type Access = "free" | "paying";
export type CantonCode = string;
export type Level = "beginner" | "intermediate" | "advanced";
export type PermitType = "L" | "B" | "C" | "G" | "F" | "N" | "S" | "Ci";
export type PublishedStatus = "draft" | "in_review" | "scheduled" | "published" | "archived";

export type SeedCategory = {
  slug: string;
  name: string;
  area: "content" | "forum";
  description?: string;
  icon?: string;
};

export type SeedTag = { slug: string; name: string };

type SeedItem = {
  slug: string;
  title: string /* at most 120 characters */;
  summary: string /* at most 280 characters */;
  status?: PublishedStatus /* default published */;
  access: Access;
  category: string /* slug of a category with area content */;
  tags: string[] /* slugs, at most 5 */;
  cantons: CantonCode[] /* empty means the whole of Switzerland */;
  publishedDaysAgo: number;
};

export type SeedNews = SeedItem & {
  body: string;
  sourceName: string;
  sourceUrl: string;
  correctedDaysAgo?: number;
  correctionNote?: string;
  pinnedForDays?: number;
};

export type SeedArticle = SeedItem & {
  body: string;
  level: Level;
  permitTypes: PermitType[];
  reviewer: string;
  reviewedDaysAgo: number;
  reviewDueInDays: number /* at most 365 after the review */;
  sources: { name: string; url: string }[];
};

export type SeedVideo = SeedItem & {
  provider: "file" | "youtube" | "vimeo";
  providerId: string;
  durationSec: number;
  captions: { lang: string; vtt: string }[];
  transcript: string;
  chapters: { startSec: number; title: string }[];
};

export type SeedQuestion = {
  kind: "single" | "multiple" | "true_false" | "numeric";
  question: string;
  options: string[];
  answer: number | number[] | boolean;
  explanation: string;
};

export type SeedClass = {
  slug: string;
  title: string;
  kind: "video" | "text" | "quiz" | "file" | "live";
  minutes: number;
  isPreview: boolean;
  completionRule: "video_90" | "manual";
  body?: string;
  videoSlug?: string;
  questions?: SeedQuestion[];
};

export type SeedModule = {
  slug: string;
  title: string;
  requireOrder: boolean;
  classes: SeedClass[];
};

export type SeedCourse = SeedItem & {
  outcomes: string[] /* at most 8 */;
  level: Level;
  language: string;
  version: number;
  modules: SeedModule[];
};

export type SeedLegalDocument = {
  slug: "terms-of-service" | "privacy";
  version: string;
  title: string;
  body: string;
  effectiveDaysAgo: number;
  changeSummary: string;
};
