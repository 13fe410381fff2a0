import { z } from "zod";
import { countRows, readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import {
  headlineFields,
  toStoredCard,
  toStoredItem,
  type StoredCard,
} from "~/content/source/content-rows.server";
import { mapRows, type ContentSource } from "~/content/source/content-source.server";
import { translator } from "~/i18n/translator";
import { contentAccesses, contentLevels } from "../../../contract/content/choices.ts";
import { lengthOf } from "./course-length";
import { courses } from "./courses";
import { courseFacts } from "./words";

const t = translator("course-facts", courseFacts);

const maybeText = z.nullable(z.string());
export const level = z.enum(contentLevels);

/** Unlike other kinds, a course has no reading time. */
export const courseCardFields = {
  ...headlineFields,
  id: z.string(),
  summary: maybeText,
  publishedAt: maybeText,
  pinnedUntil: maybeText,
  cover: maybeText,
  coverAlt: maybeText,
  totalMinutes: z.number(),
  commentCount: z.number(),
  level,
  access: z.enum(contentAccesses),
  category: { slug: z.string(), name: z.string(), icon: maybeText },
  cantons: { Cantons_id: { cantonCode: z.string() } },
};

const card = shape("courses", courseCardFields);
const headline = shape("courses", headlineFields);
const id = shape("courses", { id: z.string() });
const locked = shape("courses", {
  title: z.string(),
  summary: maybeText,
  totalMinutes: z.number(),
});

type CardRow = ReturnType<typeof card.parse>;

export function toCourseCard(row: CardRow): StoredCard {
  return {
    ...toStoredCard({ ...row, readingMinutes: row.totalMinutes }),
    lengthLabel: lengthOf(row.totalMinutes),
    isForPaying: row.access === "paying",
    marks: [t(`level.${row.level}`)],
  };
}

const nothingWritten = {
  body: null,
  coverCredit: null,
  sourceName: null,
  sourceUrl: null,
  correctedAt: null,
  correctionNote: null,
  tags: [],
};

export const coursesSource: ContentSource = {
  kind: courses,
  tierOfLists: () => "teaser",
  cards: (query) => mapRows(readRows(card, query), toCourseCard),
  items: (query) =>
    mapRows(readRows(card, query), (row) => ({
      ...toStoredItem({ ...row, ...nothingWritten, readingMinutes: row.totalMinutes }),
      ...toCourseCard(row),
    })),
  headlines: (query) => readRows(headline, query),
  ids: (query) => readRows(id, query),
  lockedItems: (query) =>
    mapRows(readRows(locked, query), (row) => ({
      title: row.title,
      summary: row.summary ?? "",
      lengthLabel: lengthOf(row.totalMinutes),
    })),
  count: (filter) => countRows("courses", filter),
  narrowedBy: ({ level: requested }) =>
    requested ? [{ level: { _eq: level.parse(requested) } }] : [],
};
