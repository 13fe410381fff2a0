import { z } from "zod";
import { countRows, readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import {
  headlineFields,
  toStoredCard,
  toStoredItem,
  type StoredCard,
  type StoredItem,
} from "~/content/source/content-rows.server";
import { filmChapters } from "~/content/film/chapters.server";
import { filmLength } from "~/content/film/film-length";
import { lessonLink } from "~/content/lesson-link";
import { mapRows, type ContentSource } from "~/content/source/content-source.server";
import { formatDate } from "~/i18n/format";
import { filmFacts } from "~/content/film/words";
import { translator } from "~/i18n/translator";
import { findCaptions } from "../../../contract/content/captions.ts";
import { contentAccesses } from "../../../contract/content/choices.ts";
import { filmProviders } from "../../../contract/content/film.ts";
import { videos } from "./videos";

const t = translator("film-facts", filmFacts);

const maybeText = z.nullable(z.string());
const seconds = z.nullable(z.number()).transform((length) => length ?? 0);

const cardFields = {
  ...headlineFields,
  id: z.string(),
  summary: maybeText,
  publishedAt: maybeText,
  pinnedUntil: maybeText,
  poster: maybeText,
  posterAlt: maybeText,
  durationSec: seconds,
  commentCount: z.number(),
  category: { slug: z.string(), name: z.string(), icon: maybeText },
  cantons: { Cantons_id: { cantonCode: z.string() } },
};
const card = shape("videos", { ...cardFields, access: z.enum(contentAccesses) });
const item = shape("videos", {
  ...cardFields,
  posterCredit: maybeText,
  provider: z.enum(filmProviders),
  fileSmall: z.nullable(z.string()),
  captions: z.unknown(),
  chapters: filmChapters,
  sources: z.array(z.object({ name: z.string(), url: z.string() })).catch([]),
  reviewDueAt: maybeText,
  tags: { tags_id: { slug: z.string(), name: z.string() } },
  relatedClassId: {
    title: z.string(),
    slug: z.string(),
    module: { slug: z.string(), course: { slug: z.string() } },
  },
});
const headline = shape("videos", headlineFields);
const id = shape("videos", { id: z.string() });
const locked = shape("videos", {
  title: z.string(),
  summary: maybeText,
  durationSec: seconds,
  chapters: filmChapters,
});

type CardRow = Omit<ReturnType<typeof card.parse>, "access">;
type ItemRow = ReturnType<typeof item.parse>;

/** A video has no reading time; its poster is the picture. */
const asCommon = <Row extends CardRow>(row: Row) => ({
  ...row,
  cover: row.poster,
  coverAlt: row.posterAlt,
  readingMinutes: Math.ceil(row.durationSec / 60),
});

function toCard(row: CardRow): StoredCard {
  return {
    ...toStoredCard(asCommon(row)),
    lengthLabel: filmLength(row.durationSec),
    durationSec: row.durationSec,
  };
}

const nothingWritten = {
  body: null,
  sourceName: null,
  sourceUrl: null,
  correctedAt: null,
  correctionNote: null,
};

function toItem(row: ItemRow): StoredItem {
  const { reviewDueAt, provider, durationSec } = row;
  const lesson = lessonLink(row.relatedClassId);
  const day = reviewDueAt && formatDate(`${reviewDueAt.slice(0, 10)}T12:00:00Z`);
  return {
    ...toStoredItem({ ...asCommon(row), ...nothingWritten, coverCredit: row.posterCredit }),
    lengthLabel: filmLength(durationSec),
    sources: row.sources,
    ...(lesson && { facts: [{ label: t("lesson"), value: lesson.title, path: lesson.path }] }),
    film: {
      id: row.id,
      provider,
      durationSec,
      captions: findCaptions(row.captions) ?? "",
      chapters: row.chapters,
      ...(row.fileSmall && { hasSmall: true }),
    },
    ...(reviewDueAt && day && { due: { day: reviewDueAt, warning: t("overdue", { day }) } }),
  };
}

export const videosSource: ContentSource = {
  kind: videos,
  tierOfLists: (tier) => (tier === "paying" ? "paying" : "teaser"),
  cards: (query) =>
    mapRows(readRows(card, query), (row) => ({
      ...toCard(row),
      isForPaying: row.access === "paying",
    })),
  items: (query) => mapRows(readRows(item, query), toItem),
  headlines: (query) => readRows(headline, query),
  ids: (query) => readRows(id, query),
  lockedItems: (query) =>
    mapRows(readRows(locked, query), (row) => ({
      title: row.title,
      summary: row.summary ?? "",
      lengthLabel: filmLength(row.durationSec),
      outline: row.chapters.map(({ title }) => ({ text: title, level: 2 as const })),
    })),
  count: (filter) => countRows("videos", filter),
  narrowedBy: () => [],
};
