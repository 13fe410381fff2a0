import { integer, pgTable } from "drizzle-orm/pg-core";
import { bytes } from "../column-types.ts";

/** One row, sealed with the data key: opening it fails with any other key. */
export const dataKeyChecks = pgTable("data_key_checks", {
  id: integer().primaryKey(),
  sealed: bytes().notNull(),
});
