import { z } from "zod";

/** What the lists show of one news item. Dates are formatted on the server, so both sides agree. */
export type NewsCard = {
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
  coverUrl: string;
  coverAlt: string;
  isPinned: boolean;
};

export type NewsArticle = NewsCard & {
  /** Sanitised HTML, ready to be placed in the page. */
  bodyHtml: string;
  /** h2/h3 headings of the body with the ids placed in `bodyHtml`. */
  outline: { id: string; text: string; level: 2 | 3 }[];
  tags: { slug: string; name: string }[];
  source: { name: string; url: string } | null;
  coverCredit: string | null;
  /** "12 de novembro de 2026, 08:30" */
  publishedFullLabel: string;
  correction: { label: string; note: string } | null;
};

export type NewsList = {
  items: NewsCard[];
  totalCount: number;
  page: number;
  pageCount: number;
};

/** ISO 8601 has a year 0000 and 9999 has a day after it; the database can write neither. */
const day = z.iso.date().refine((date) => /^(19|20)/.test(date));

export const newsFilterSchema = z.object({
  query: z.string().trim().max(200).optional().catch(undefined),
  category: z
    .string()
    .regex(/^[a-z0-9-]{1,96}$/)
    .optional()
    .catch(undefined),
  canton: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .catch(undefined),
  from: day.optional().catch(undefined),
  until: day.optional().catch(undefined),
  sort: z.enum(["new", "old", "comments"]).catch("new"),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
});

export type NewsFilter = z.infer<typeof newsFilterSchema>;
