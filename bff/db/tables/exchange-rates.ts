import {
  bigint,
  boolean,
  date,
  index,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { CURRENCIES, RATE_SOURCES } from "../../../contract/calculators/exchange.ts";
import { moment } from "../column-types.ts";
import { users } from "../schema.ts";
import { officialImports } from "./official-tables.ts";

/** Units of `quote` for one unit of `base`, as published. */
const rate = () => numeric({ precision: 18, scale: 8, mode: "number" }).notNull();
const currency = () => text({ enum: CURRENCIES }).notNull();
const publishedRate = () => ({
  source: text({ enum: RATE_SOURCES }).notNull(),
  day: date({ mode: "string" }).notNull(),
  base: currency(),
  quote: currency(),
  rate: rate(),
});

/** A published rate never changes. */
export const exchangeRates = pgTable(
  "exchange_rates",
  { ...publishedRate(), retrievedAt: moment().notNull() },
  (table) => [primaryKey({ columns: [table.source, table.day, table.base, table.quote] })],
);

/** Rates from an imported official file; they take precedence over fetched rates. */
export const importedRates = pgTable(
  "imported_rates",
  {
    importId: bigint({ mode: "number" })
      .notNull()
      .references(() => officialImports.id),
    ...publishedRate(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.source, table.day, table.base, table.quote] }),
  ],
);

export const rateAlerts = pgTable(
  "rate_alerts",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    fromCurrency: currency(),
    toCurrency: currency(),
    threshold: rate(),
    isRising: boolean().notNull(),
    createdAt: moment().notNull(),
    noticedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.fromCurrency, table.toCurrency] }),
    index("rate_alerts_waiting_index").on(table.noticedAt),
  ],
);
