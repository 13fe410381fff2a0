import { readFileSync } from "node:fs";
import { cantonTexts } from "../../cms-extensions/seed/content/canton-texts.ts";
import { articles } from "../../cms-extensions/seed/content/articles/all-articles.ts";
import { calendarFrom } from "../../cms-extensions/seed/calendar.ts";
import { cantonId } from "../../cms-extensions/seed/canton-rows.ts";
import { classifiedsPlan } from "../../cms-extensions/seed/classifieds-rows.ts";
import { calculatorParameters } from "../../cms-extensions/seed/content/calculator-parameters.ts";
import { categories } from "../../cms-extensions/seed/content/categories.ts";
import { courses } from "../../cms-extensions/seed/content/courses/all-courses.ts";
import { facts } from "../../cms-extensions/seed/content/facts.ts";
import { topics as forumTopics } from "../../cms-extensions/seed/content/forum/all-topics.ts";
import { glossaryTerms } from "../../cms-extensions/seed/content/glossary/all-terms.ts";
import { news } from "../../cms-extensions/seed/content/news/all-news.ts";
import { searchSynonyms } from "../../cms-extensions/seed/content/search-synonyms.ts";
import { tags } from "../../cms-extensions/seed/content/tags.ts";
import { videos } from "../../cms-extensions/seed/content/videos/all-videos.ts";
import type { SeedPlan } from "../../cms-extensions/seed/plan.ts";
import {
  cantonFigurePlan,
  factPlan,
  parameterPlan,
} from "../../cms-extensions/seed/reference-rows.ts";
import { slugFrom } from "../../cms-extensions/src/content/publishing/slug.ts";
import { outline } from "../../cms-extensions/src/content/publishing/reading.ts";
import {
  nobodyFound,
  type PeopleFinder,
} from "../../bff/modules/community/directory/people.service.ts";
import type { CmsSearch, SearchChange } from "../../bff/cms/cms-search.ts";
import type { Tier } from "../../contract/account/roles.ts";
import { offerCollections } from "../../contract/classifieds/offers.ts";

type Row = { id: string } & Record<string, unknown>;
/** A row and the tier that may read it whole; null for a draft. */
export type StoredRow = { open: Row; text: Row; readBy: "free" | "paying" | null };
export type StoredCollections = Record<string, StoredRow[]>;

export const emptyDirectory: PeopleFinder = {
  find: () => Promise.resolve(nobodyFound),
  findAlike: () => Promise.resolve(nobodyFound),
  isAnybody: () => Promise.resolve(false),
};

/** Directus as the search index reads it, in memory, with an outbox. */
export type CmsSearchDouble = CmsSearch & {
  collections: StoredCollections;
  outbox: SearchChange[];
  misses: { query: string; count: number }[];
  isUnavailable: boolean;
  /** Replaces the row with the same id, and writes to the outbox. */
  save(collection: string, row: StoredRow): void;
  remove(collection: string, id: string): void;
};

export function createCmsSearchDouble(collections: StoredCollections = {}): CmsSearchDouble {
  let lastChange = 0;
  const tell = (collection: string, item: string) =>
    void double.outbox.push({ id: ++lastChange, collection, item });
  const without = (collection: string, id: string) =>
    (double.collections[collection] ?? []).filter((row) => row.open.id !== id);
  const requireUp = () => {
    if (double.isUnavailable) throw new Error("Directus is away");
  };
  const seenBy = (tier: Tier, { open, text, readBy }: StoredRow): Row | null => {
    if (readBy === null) return null;
    if (tier === "teaser") return open;
    return tier === "paying" || readBy === "free" ? { ...open, ...text } : null;
  };
  const double: CmsSearchDouble = {
    collections,
    outbox: [],
    misses: [],
    isUnavailable: false,
    save(collection, row) {
      double.collections[collection] = [...without(collection, row.open.id), row];
      tell(collection, row.open.id);
    },
    remove(collection, id) {
      double.collections[collection] = without(collection, id);
      tell(collection, id);
    },
    async listIds(collection, tier = "teaser") {
      requireUp();
      const seen = (double.collections[collection] ?? []).flatMap((row) => seenBy(tier, row) ?? []);
      return seen.map(({ id }) => id).sort();
    },
    async listRows(tier, { collection, ids }) {
      requireUp();
      return (double.collections[collection] ?? [])
        .flatMap((row) => seenBy(tier, row) ?? [])
        .filter(({ id }) => ids.includes(id));
    },
    async listReplies(topics) {
      requireUp();
      return (double.collections["comments"] ?? []).flatMap((row) => {
        const seen = seenBy("free", row);
        const target = String(seen?.["target"]);
        return seen && topics.includes(target) ? { ...seen, target } : [];
      });
    },
    async listChanges(take, afterId = 0) {
      requireUp();
      return double.outbox.filter(({ id }) => id > afterId).slice(0, take);
    },
    async deleteChanges(ids) {
      requireUp();
      double.outbox = double.outbox.filter(({ id }) => !ids.includes(id));
    },
    async reportMiss({ query, count }) {
      requireUp();
      double.misses = [...double.misses.filter((miss) => miss.query !== query), { query, count }];
    },
  };
  return double;
}

type SeedCard = (typeof news)[number] | (typeof articles)[number] | (typeof videos)[number];
type CantonFile = {
  sources: Record<string, { publisher: string; title?: string; year?: string; url?: string }>;
  cantons: ({ id: number; code: string; name: string; sources: Record<string, string> } & Record<
    "averageMonthlySalary" | "averageRentPrice" | "populationInThousands" | "areaKm2",
    number
  >)[];
};
const { sources, cantons } = JSON.parse(
  readFileSync("cms-extensions/seed/data/cantons.json", "utf8"),
) as CantonFile;

const DAY_MS = 86_400_000;

function cardOf(item: Omit<SeedCard, "body">, now: Date, mark: string): Row {
  const category = categories.find(({ slug }) => slug === item.category);
  const nameOf = (code: string) => cantons.find((canton) => canton.code === code)?.name ?? code;
  return {
    id: `${item.slug}${mark}`,
    slug: `${item.slug}${mark}`,
    title: mark ? `${item.title} (${mark.slice(1)})` : item.title,
    summary: item.summary,
    publishedAt: new Date(now.getTime() - item.publishedDaysAgo * DAY_MS).toISOString(),
    category: category ? { slug: category.slug, name: category.name } : null,
    cantons: item.cantons.map((code) => ({
      Cantons_id: { cantonCode: code, name: nameOf(code) },
    })),
    tags: item.tags.map((slug) => ({
      tags_id: { slug, name: tags.find((tag) => tag.slug === slug)?.name ?? slug },
    })),
  };
}

const readBy = ({ status = "published", access }: Pick<SeedCard, "status" | "access">) =>
  status === "published" ? access : null;

function courseRow(course: (typeof courses)[number], now: Date): StoredRow {
  const modules = course.modules.map(({ slug, title, classes }) => ({
    slug,
    title,
    classes: classes.map((each) => ({
      id: `${course.slug}/${slug}/${each.slug}`,
      slug: each.slug,
      title: each.title,
      body: each.body ?? null,
    })),
  }));
  const titles = modules.map((each) => ({
    ...each,
    classes: each.classes.map(({ body: _, ...names }) => names),
  }));
  const open = {
    ...cardOf(course, now, ""),
    outcomes: course.outcomes.map((text) => ({ text })),
    modules: titles,
  };
  return { open, text: { ...open, modules }, readBy: readBy(course) };
}

function cantonRow(canton: CantonFile["cantons"][number]): StoredRow {
  const figures = [
    "averageMonthlySalary",
    "averageRentPrice",
    "populationInThousands",
    "areaKm2",
  ] as const;
  const noteOf = (figure: (typeof figures)[number]) => {
    const key = figure === "populationInThousands" ? "population" : figure;
    const source = sources[canton.sources[key] ?? ""];
    return { year: source?.year ?? null, source: source?.publisher ?? null, sourceUrl: null };
  };
  const open = {
    id: String(canton.id),
    cantonCode: canton.code,
    name: canton.name,
    isSample: canton.code === "ZH",
    translations: [{ name: canton.name, description: cantonTexts[canton.code] ?? "" }],
  };
  const text = {
    id: open.id,
    figures: Object.fromEntries(figures.map((figure) => [figure, noteOf(figure)])),
    ...Object.fromEntries(figures.map((figure) => [figure, canton[figure]])),
  };
  return { open, text, readBy: "paying" };
}

/** The rows of a table; relations to cantons as Directus returns them. */
function rowsOf(plan: SeedPlan, table: string, tier: StoredRow["readBy"]): StoredRow[] {
  const cantonOf = new Map(
    cantons.map(({ code, name }) => [cantonId(code), { cantonCode: code, name }] as const),
  );
  return plan.rows
    .filter((part) => part.table === table)
    .flatMap(({ rows }) => rows)
    .map((row) => {
      const open = {
        ...row,
        id: String(row["id"]),
        canton: cantonOf.get(Number(row["canton"])) ?? null,
      };
      return { open, text: open, readBy: tier };
    });
}

function forumRows(now: Date): Pick<StoredCollections, "forum_posts" | "comments"> {
  const stored = (open: Row): StoredRow => ({ open, text: open, readBy: "free" });
  const nameOf = (code: string) => cantons.find((canton) => canton.code === code)?.name ?? code;
  const posts = forumTopics.map((topic) =>
    stored({
      id: topic.slug,
      title: topic.title,
      body: topic.body,
      status: "open",
      date_created: new Date(now.getTime() - topic.daysAgo * DAY_MS).toISOString(),
      cantons: topic.cantons.map((code) => ({
        Cantons_id: { cantonCode: code, name: nameOf(code) },
      })),
      tags: topic.tags.map((slug) => ({
        tags_id: { slug, name: tags.find((tag) => tag.slug === slug)?.name ?? slug },
      })),
    }),
  );
  const comments = forumTopics.flatMap(({ slug, replies }) =>
    replies.map((body, at) => {
      const number = at + 1;
      return stored({ id: `${slug}-${number}`, target: slug, number, body });
    }),
  );
  return { forum_posts: posts, comments };
}

/** The demo's content as Directus returns it; `scale` multiplies news and articles. */
export function seedCollections(now: Date, scale = 1): StoredCollections {
  const calendar = calendarFrom(now);
  const marks = Array.from({ length: scale }, (_, at) => (at === 0 ? "" : `-${at + 1}`));
  return {
    news: marks.flatMap((mark) =>
      news.map((item) => {
        const open = cardOf(item, now, mark);
        return { open, text: { id: open.id, body: item.body }, readBy: readBy(item) };
      }),
    ),
    articles: marks.flatMap((mark) =>
      articles.map((item) => {
        const { permitTypes, body } = item;
        const open = { ...cardOf(item, now, mark), outline: outline(body), permitTypes };
        return { open, text: { id: open.id, body, facts: [] }, readBy: readBy(item) };
      }),
    ),
    videos: videos.map((item) => {
      const { captions, transcript, chapters } = item;
      const open = cardOf(item, now, "");
      return { open, text: { id: open.id, captions, transcript, chapters }, readBy: readBy(item) };
    }),
    courses: courses.map((course) => courseRow(course, now)),
    glossary_terms: glossaryTerms.map(({ names: [de, fr, it], ...term }) => {
      const open = { id: slugFrom(term.term), slug: slugFrom(term.term), ...term, de, fr, it };
      return { open, text: open, readBy: "free" as const };
    }),
    Cantons: cantons.map(cantonRow),
    canton_figures: rowsOf(cantonFigurePlan(), "canton_figures", "paying"),
    facts: rowsOf(factPlan(facts, calendar), "facts", "free"),
    parameter_sets: rowsOf(parameterPlan(calculatorParameters), "parameter_sets", "free"),
    ...forumRows(now),
    ...Object.fromEntries(
      offerCollections.map((table) => [table, rowsOf(classifiedsPlan(), table, "free")]),
    ),
    search_synonyms: searchSynonyms.map(([term, ...words]) => {
      const open = { id: term, term, words };
      return { open, text: open, readBy: "free" as const };
    }),
  };
}
