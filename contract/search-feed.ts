import { offerCollections } from "./classifieds/offer-kinds.ts";
import { contentKinds } from "./content-kinds.ts";

/** A table of Directus whose rows say that something to be found is no longer what it was. */
export type FeedTable = {
  table: string;
  /** Of the item that is to be read anew. */
  collection: string;
  /** The column that names that item. */
  item: string;
  /**
   * Where that column names rows of another table, which name the items: by their id, unless another
   * column is told.
   */
  through?: { table: string; item: string; by?: string };
};

const own = (table: string): FeedTable => ({ table, collection: table, item: "id" });

/**
 * What the search is made of. The Directus extension notes every change of these tables in an outbox, in
 * the same transaction; the service reads what is noted there and forgets it when its index knows it.
 */
export const searchFeed: readonly FeedTable[] = [
  ...contentKinds.flatMap((kind) => [
    own(kind),
    { table: `${kind}_cantons`, collection: kind, item: `${kind}_id` },
    { table: `${kind}_tags`, collection: kind, item: `${kind}_id` },
  ]),
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
  // Replies are comments of topics; comments of anything else name none.
  {
    table: "comments",
    collection: "forum_posts",
    item: "target",
    through: { table: "forum_posts", item: "id" },
  },
  // Topics are found by the names of those who began them.
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
  own("parameter_sets"),
  own("currency_rates"),
  own("categories"),
  own("tags"),
  own("search_synonyms"),
];

/** Names a change after which everything is to be read anew. */
export const EVERYTHING = "*";
