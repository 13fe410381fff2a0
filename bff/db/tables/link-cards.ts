import { pgTable, text } from "drizzle-orm/pg-core";
import { bytes, moment } from "../column-types.ts";

export const linkCards = pgTable("link_cards", {
  urlHash: bytes().primaryKey(),
  url: text().notNull(),
  /** Null if the page is unreadable or has no title. */
  title: text(),
  description: text(),
  site: text(),
  fetchedAt: moment().notNull(),
});
