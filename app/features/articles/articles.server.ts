import { z } from "zod";
import { countRows, readRows } from "~/cms/read";
import { prepareRichText } from "~/cms/rich-text.server";
import { shape } from "~/cms/shape";
import {
  mapRows,
  type CommonFilter,
  type ContentSource,
} from "~/content/source/content-source.server";
import {
  cardFields,
  headlineFields,
  itemFields,
  toStoredCard,
  toStoredItem,
  type StoredCard,
  type StoredItem,
} from "~/content/source/content-rows.server";
import { relatedTools } from "~/content/embeds/tools";
import type { ContentFact } from "~/content/schema";
import { formatDate } from "~/i18n/format";
import { translator } from "~/i18n/translator";
import { contentAccesses, contentLevels } from "../../../contract/content/choices.ts";
import { withoutPlaces } from "../../../contract/content/rich-text.ts";
import { articles } from "./articles";
import { articleFacts } from "./words";

const t = translator("article-facts", articleFacts);

const access = z.enum(contentAccesses);
const level = z.enum(contentLevels);
const day = z.nullable(z.string());
const permits = z.array(z.string()).catch([]);

const card = shape("articles", { ...cardFields, access, level });
const reviewFields = {
  level,
  permitTypes: permits,
  reviewedAt: day,
  reviewDueAt: day,
  reviewer: z.nullable(z.string()),
};
const item = shape("articles", {
  ...itemFields,
  ...reviewFields,
  access,
  sources: z.array(z.object({ name: z.string(), url: z.string() })).catch([]),
  authors: z.array(z.object({ name: z.string() }).nullable().catch(null)).catch([]),
  relatedTools: z.array(z.string()).catch([]),
});
const headline = shape("articles", headlineFields);
const id = shape("articles", { id: z.string() });
const locked = shape("articles", {
  ...reviewFields,
  title: z.string(),
  summary: z.nullable(z.string()),
  readingMinutes: z.number(),
  preview: z.nullable(z.string()),
  outline: z.array(z.object({ text: z.string(), level: z.literal([2, 3]) })).catch([]),
});

type CardRow = ReturnType<typeof card.parse>;
type ItemRow = ReturnType<typeof item.parse>;
type ReviewedRow = Pick<ItemRow, keyof typeof reviewFields>;

const dayLabel = (date: string) => formatDate(`${date.slice(0, 10)}T12:00:00Z`);

const fact = (label: string, value: string | null | undefined): ContentFact[] =>
  value ? [{ label, value }] : [];

function factsOf(row: ReviewedRow): ContentFact[] {
  const { permitTypes, reviewedAt, reviewDueAt, reviewer } = row;
  return [
    ...fact(t("level.label"), t(`level.${row.level}`)),
    ...fact(t("permits"), permitTypes.join(", ")),
    ...fact(t("reviewedAt"), reviewedAt && dayLabel(reviewedAt)),
    ...fact(t("reviewDueAt"), reviewDueAt && dayLabel(reviewDueAt)),
    ...fact(t("reviewer"), reviewer),
  ];
}

function toCard(row: CardRow): StoredCard {
  return {
    ...toStoredCard(row),
    isForPaying: row.access === "paying",
    marks: [t(`level.${row.level}`)],
  };
}

function toItem(row: ItemRow): StoredItem {
  const { reviewDueAt } = row;
  const stored = toStoredItem(row);
  const tools = relatedTools(row.relatedTools, t("tools"));
  const withTools = <Text extends { bodyHtml: string }>(text: Text): Text => ({
    ...text,
    bodyHtml: text.bodyHtml + tools,
  });
  const authors = row.authors.flatMap((author) => author?.name ?? []).join(", ");
  const due = reviewDueAt && {
    day: reviewDueAt,
    warning: t("overdue", { day: dayLabel(reviewDueAt) }),
  };
  return {
    ...withTools(stored),
    ...(stored.plain && { plain: withTools(stored.plain) }),
    sources: [...stored.sources, ...row.sources],
    facts: [...fact(t("authors"), authors), ...factsOf(row)],
    ...(due && { due }),
  };
}

const ofPermit = (permit: string): CommonFilter => ({
  _or: [
    { permitText: { _contains: ` ${permit} ` } },
    // An article without permit types is for every reader.
    { permitText: { _null: true } },
  ],
});

/** Non-paying readers see every card, with a lock on those of the membership. */
export const articlesSource: ContentSource = {
  kind: articles,
  tierOfLists: (tier) => (tier === "paying" ? "paying" : "teaser"),
  cards: (query) => mapRows(readRows(card, query), toCard),
  items: (query) => mapRows(readRows(item, query), toItem),
  headlines: (query) => readRows(headline, query),
  ids: (query) => readRows(id, query),
  lockedItems: (query) =>
    mapRows(readRows(locked, query), (row) => ({
      title: row.title,
      summary: row.summary ?? "",
      readingMinutes: row.readingMinutes,
      previewHtml: withoutPlaces(prepareRichText(row.preview ?? "").bodyHtml),
      outline: row.outline,
      facts: factsOf(row),
    })),
  count: (filter) => countRows("articles", filter),
  narrowedBy: ({ level: requested, permit }) => [
    ...(requested ? [{ level: { _eq: level.parse(requested) } }] : []),
    ...(permit ? [ofPermit(permit)] : []),
  ],
};
