import type { CmsSchema } from "~/cms/generated/schema";
import {
  makeCanton,
  makeCantonTranslation,
  makeCategory,
  makeCounted,
  makeDataset,
  makeFavourite,
  makeLegalDocument,
  makeNews,
  makeSignupText,
  makeTag,
  type Counted,
} from "../factories/content";

/** The collections that the app asks for, as tables: relations hold ids only. */
export type DirectusDatabase = Pick<
  CmsSchema,
  | "news"
  | "news_cantons"
  | "news_tags"
  | "categories"
  | "tags"
  | "Cantons"
  | "Cantons_translations"
  | "favorites"
  | "legal_documents"
  | "signup_texts"
  | "parameter_sets"
> & { articles: Counted[]; videos: Counted[] };

export type Collection = keyof DirectusDatabase;
export type Row = Record<string, unknown>;

export function emptyDatabase(): DirectusDatabase {
  return {
    news: [],
    news_cantons: [],
    news_tags: [],
    categories: [],
    tags: [],
    Cantons: [],
    Cantons_translations: [],
    favorites: [],
    legal_documents: [],
    signup_texts: [],
    parameter_sets: [],
    articles: [],
    videos: [],
  };
}

/** `to` names the table an id points into, `from` the table whose rows point back by `by`. */
export type Relation = { to: Collection } | { from: Collection; by: string };

const relations: { [C in Collection]?: Record<string, Relation> } = {
  news: {
    category: { to: "categories" },
    cantons: { from: "news_cantons", by: "news_id" },
    tags: { from: "news_tags", by: "news_id" },
  },
  news_cantons: { Cantons_id: { to: "Cantons" }, news_id: { to: "news" } },
  news_tags: { tags_id: { to: "tags" }, news_id: { to: "news" } },
  Cantons: { translations: { from: "Cantons_translations", by: "Cantons_id" } },
};

export function findRelation(collection: Collection, field: string): Relation | null {
  return relations[collection]?.[field] ?? null;
}

const link = { id: 1, news_id: null };
const samples: Record<Collection, Row> = {
  news: makeNews(),
  news_cantons: { ...link, Cantons_id: null },
  news_tags: { ...link, tags_id: null },
  categories: makeCategory(),
  tags: makeTag(),
  Cantons: makeCanton(),
  Cantons_translations: makeCantonTranslation(),
  favorites: makeFavourite(),
  legal_documents: makeLegalDocument(),
  signup_texts: makeSignupText(),
  parameter_sets: makeDataset(),
  articles: makeCounted(),
  videos: makeCounted(),
};

export const isCollection = (name: string): name is Collection => name in samples;

export function hasField(collection: Collection, field: string): boolean {
  return field in samples[collection];
}
