import { pgTable, text } from "drizzle-orm/pg-core";
import { bytes, moment } from "../column-types.ts";

/** What pages of the web that members link to say about themselves; it belongs to nobody. */
export const linkCards = pgTable("link_cards", {
  /** SHA-256 of the address. */
  urlHash: bytes().primaryKey(),
  url: text().notNull(),
  /** Null where the page can't be read or says nothing. */
  title: text(),
  description: text(),
  site: text(),
  fetchedAt: moment().notNull(),
});
