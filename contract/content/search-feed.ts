import { offerCollections } from "../classifieds/offers.ts";
import { contentKinds } from "./kinds.ts";

/** A Directus table whose changes make a search entry outdated. */
export type FeedTable = {
  table: string;
  /** Collection of the item to reindex. */
  collection: string;
  /** Column that names the item. */
  item: string;
  /**
   * If that column names rows of another table, the column there that names the item, and the column to
   * look them up by (default: id).
   */
  through?: { table: string; item: string; by?: string };
};

const own = (table: string): FeedTable => ({ table, collection: table, item: "id" });

/**
 * Sources of the search index. The Directus extension writes every change of these tables to an outbox in
 * the same transaction. The service reindexes the entries and then deletes them.
 */
export const searchFeed: readonly FeedTable[] = [
  ...contentKinds.flatMap((kind) => [
    own(kind),
    { table: `${kind}_cantons`, collection: kind, item: `${kind}_id` },
    { table: `${kind}_tags`, collection: kind, item: `${kind}_id` },
  ]),
  own("facts"),
  // An article is found by its facts.
  { table: "facts", collection: "articles", item: "article" },
  { table: "course_modules", collection: "courses", item: "course" },
  {
    table: "course_classes",
    collection: "courses",
    item: "module",
    through: { table: "course_modules", item: "course" },
  },
  own("forum_posts"),
  { table: "forum_posts_cantons", collection: "forum_posts", item: "forum_posts_id" },
  { table: "forum_posts_tags", collection: "forum_posts", item: "forum_posts_id" },
  // Replies are comments on topics; other comments have no search entry.
  {
    table: "comments",
    collection: "forum_posts",
    item: "target",
    through: { table: "forum_posts", item: "id" },
  },
  // Topics are found by their author's name.
  {
    table: "directus_users",
    collection: "forum_posts",
    item: "id",
    through: { table: "forum_posts", item: "id", by: "user_created" },
  },
  ...offerCollections.map(own),
  own("glossary_terms"),
  own("Cantons"),
  { table: "Cantons_translations", collection: "Cantons", item: "Cantons_id" },
  own("canton_figures"),
  own("parameter_sets"),
  own("currency_rates"),
  own("categories"),
  own("tags"),
  own("search_synonyms"),
];

/** Key of a change that requires a full reindex. */
export const EVERYTHING = "*";
