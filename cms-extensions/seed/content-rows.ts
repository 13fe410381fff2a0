import type { ContentKind } from "../../contract/content/kinds.ts";
import { readingMinutes } from "../../contract/content/reading.ts";
import { outline, preview } from "../src/content/publishing/reading.ts";
import { codeText, searchBody, searchText } from "../src/content/publishing/search-text.ts";
import type { Calendar } from "./calendar.ts";
import { cantonId } from "./canton-rows.ts";
import type { searchSynonyms } from "./content/search-synonyms.ts";
import type { SeedArticle, SeedCategory, SeedNews, SeedTag, SeedVideo } from "./content-types.ts";
import type { SeedPlan } from "./plan.ts";
import type { LinkRows, Row } from "./rows.ts";
import { stableId } from "./stable-id.ts";

const SAMPLE_FILM = "permissoes-explicadas-sem-juridiques";

type Item = Omit<SeedNews, "body" | "sourceName" | "sourceUrl" | "correctedDaysAgo">;

export type ContentContext = {
  calendar: Calendar;
  categoryId: (slug: string) => string;
  tagId: (slug: string) => string;
};

export function contentContext(
  calendar: Calendar,
  categories: readonly SeedCategory[],
  tags: readonly SeedTag[],
): ContentContext {
  const known = {
    category: new Set(categories.map((category) => category.slug)),
    tag: new Set(tags.map((tag) => tag.slug)),
  };
  const idOf = (kind: keyof typeof known) => (slug: string) => {
    if (!known[kind].has(slug)) throw new Error(`The seed names an unknown ${kind}: ${slug}`);
    return stableId(kind, slug);
  };
  return { calendar, categoryId: idOf("category"), tagId: idOf("tag") };
}

export function labelPlan(categories: readonly SeedCategory[], tags: readonly SeedTag[]): SeedPlan {
  return {
    rows: [
      {
        table: "categories",
        key: "id",
        rows: categories.map((category, sort) => ({
          id: stableId("category", category.slug),
          sort,
          ...category,
        })),
      },
      {
        table: "tags",
        key: "id",
        rows: tags.map((tag) => ({ id: stableId("tag", tag.slug), ...tag })),
      },
    ],
    links: [],
  };
}

export function synonymPlan(groups: typeof searchSynonyms): SeedPlan {
  const rows = groups.map(([term, ...words]) => ({
    id: stableId("search-synonym", term),
    term,
    words,
  }));
  return { rows: [{ table: "search_synonyms", key: "id", rows }], links: [] };
}

export function newsPlan(items: readonly SeedNews[], context: ContentContext): SeedPlan {
  const { calendar } = context;
  const rows = items.map((item) => ({
    ...sharedColumns("news", item, context),
    body: item.body,
    searchBody: searchBody(item.title, item.summary, item.body),
    readingMinutes: readingMinutes(item.body),
    sourceName: item.sourceName,
    sourceUrl: item.sourceUrl,
    correctedAt: whenDefined(item.correctedDaysAgo, calendar.time),
    correctionNote: item.correctionNote ?? null,
    ...changeColumns(item),
  }));
  return planOf("news", items, rows, context);
}

export function articlePlan(items: readonly SeedArticle[], context: ContentContext): SeedPlan {
  const { calendar } = context;
  const rows = items.map((item) => ({
    ...sharedColumns("articles", item, context),
    body: item.body,
    searchBody: searchBody(item.title, item.summary, item.body),
    permitText: codeText(item.permitTypes),
    readingMinutes: readingMinutes(item.body),
    outline: outline(item.body),
    preview: preview(item.body),
    level: item.level,
    ...changeColumns(item),
    reviewer: item.reviewer,
    reviewedAt: calendar.day(item.reviewedDaysAgo),
    reviewDueAt: calendar.day(-item.reviewDueInDays),
    sources: item.sources,
    relatedTools: item.relatedTools ?? null,
    version: 1,
  }));
  return planOf("articles", items, rows, context);
}

export function videoPlan(items: readonly SeedVideo[], context: ContentContext): SeedPlan {
  const rows = items.map((item) => ({
    ...sharedColumns("videos", item, context),
    searchBody: searchBody(item.title, item.summary, item.transcript),
    provider: item.provider,
    providerId: item.providerId || null,
    durationSec: item.durationSec,
    captions: item.captions,
    transcript: item.transcript,
    chapters: item.chapters,
    sources: item.sources,
    isSample: item.slug === SAMPLE_FILM,
  }));
  return planOf("videos", items, rows, context);
}

type Changing = Pick<SeedNews, "plainBody" | "changeNote" | "permitTypes" | "situations">;

const changeColumns = ({ plainBody, changeNote, permitTypes, situations }: Changing): Row => ({
  plainBody: plainBody ?? null,
  changeNote: changeNote ?? null,
  permitTypes: permitTypes ?? null,
  situations: situations ?? null,
});

export function sharedColumns(kind: ContentKind, item: Item, context: ContentContext): Row {
  const { calendar } = context;
  const publishedAt = calendar.time(item.publishedDaysAgo - partOfWorkday(item));
  return {
    id: stableId(kind, item.slug),
    status: item.status ?? "published",
    slug: item.slug,
    title: item.title,
    summary: item.summary,
    searchText: searchText(item.title, item.summary),
    access: item.access,
    category: context.categoryId(item.category),
    publishedAt,
    pinnedUntil: whenDefined(item.pinnedForDays, (days) => calendar.time(-days)),
    commentCount: 0,
    date_created: publishedAt,
  };
}

const WORKDAY_MINUTES = 630;
const DAY_MINUTES = 24 * 60;

function partOfWorkday({ slug, publishedDaysAgo }: Item): number {
  if (publishedDaysAgo < 1) return 0;
  const sum = [...slug].reduce((total, char) => total + 31 * (char.codePointAt(0) ?? 0), 0);
  return ((sum % (WORKDAY_MINUTES / 5)) * 5) / DAY_MINUTES;
}

export function planOf(
  kind: ContentKind,
  items: readonly Item[],
  rows: Row[],
  context: ContentContext,
): SeedPlan {
  const parent = `${kind}_id`;
  const parents = items.map((item) => stableId(kind, item.slug));
  const links = (table: string, rowsOf: (item: Item) => Row[]): LinkRows => ({
    table: `${kind}_${table}`,
    parent,
    parents,
    rows: items.flatMap((item) =>
      rowsOf(item).map((row) => ({ [parent]: stableId(kind, item.slug), ...row })),
    ),
  });
  return {
    rows: [{ table: kind, key: "id", rows }],
    links: [
      links("cantons", (item) => item.cantons.map((code) => ({ Cantons_id: cantonId(code) }))),
      links("tags", (item) => item.tags.map((slug) => ({ tags_id: context.tagId(slug) }))),
    ],
  };
}

const whenDefined = (days: number | undefined, turn: (days: number) => string) =>
  days === undefined ? null : turn(days);
