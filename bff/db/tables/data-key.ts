import { integer, pgTable } from "drizzle-orm/pg-core";
import { bytes } from "../column-types.ts";

/** One row, sealed with the data key: whoever can't open it has another key than this database. */
export const dataKeyChecks = pgTable("data_key_checks", {
  id: integer().primaryKey(),
  sealed: bytes().notNull(),
});
