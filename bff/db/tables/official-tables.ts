import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { AGE_CLASSES, INSURANCE_MODELS } from "../../../contract/switzerland/health-insurance.ts";
import {
  OFFICIAL_KINDS,
  OFFICIAL_RUN_STATES,
} from "../../../contract/switzerland/official-tables.ts";
import { moment } from "../column-types.ts";

/**
 * Log of all imports of official files, also trials and refusals; owns the rows below. The rows in force of
 * a kind, year and scope belong to its newest run that was imported and not reverted.
 */
export const officialImports = pgTable(
  "official_imports",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    kind: text({ enum: OFFICIAL_KINDS }).notNull(),
    year: smallint().notNull(),
    /** Canton code of the file, or `CH` for all cantons. */
    scope: text().notNull(),
    state: text({ enum: OFFICIAL_RUN_STATES }).notNull(),
    publisher: text().notNull(),
    title: text().notNull(),
    sourceUrl: text().notNull(),
    publishedOn: date({ mode: "string" }),
    fileName: text().notNull(),
    digest: text().notNull(),
    lineCount: integer().notNull(),
    rowCount: integer().notNull(),
    importedBy: text().notNull(),
    importedAt: moment().notNull(),
    rolledBackAt: moment(),
    rolledBackBy: text(),
  },
  (table) => [index("official_imports_in_force_index").on(table.kind, table.year, table.scope)],
);

const importId = () =>
  bigint({ mode: "number" })
    .notNull()
    .references(() => officialImports.id);

/** A canton's tariff: lists of equal length; each index is the start of one band. */
export const withholdingTariffs = pgTable(
  "withholding_tariffs",
  {
    importId: importId(),
    canton: text().notNull(),
    code: text().notNull(),
    fromCents: integer().array().notNull(),
    rateHundredths: integer().array().notNull(),
    minimumCents: integer().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.canton, table.code] }),
    check(
      "withholding_tariffs_lists_check",
      sql`cardinality(${table.fromCents}) = cardinality(${table.rateHundredths}) and cardinality(${table.fromCents}) = cardinality(${table.minimumCents})`,
    ),
  ],
);

export const insurerNames = pgTable(
  "insurer_names",
  {
    importId: importId(),
    number: integer().notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.number] })],
);

/** A locality with its postcode belongs to one premium region; a postcode may have several. */
export const premiumRegions = pgTable(
  "premium_regions",
  {
    importId: importId(),
    postcode: text().notNull(),
    locality: text().notNull(),
    canton: text().notNull(),
    region: smallint().notNull(),
  },
  (table) => [
    primaryKey({
      name: "premium_regions_pk",
      columns: [table.importId, table.postcode, table.locality, table.canton, table.region],
    }),
  ],
);

export const healthPremiums = pgTable(
  "health_premiums",
  {
    importId: importId(),
    canton: text().notNull(),
    region: smallint().notNull(),
    ageClass: text({ enum: AGE_CLASSES }).notNull(),
    hasAccident: boolean().notNull(),
    insurer: integer().notNull(),
    model: text({ enum: INSURANCE_MODELS }).notNull(),
    tariff: text().notNull(),
    deductiblesChf: integer().array().notNull(),
    premiumCents: integer().array().notNull(),
  },
  (table) => [
    primaryKey({
      name: "health_premiums_pk",
      columns: [
        table.importId,
        table.canton,
        table.region,
        table.ageClass,
        table.hasAccident,
        table.insurer,
        table.tariff,
        table.model,
      ],
    }),
    check(
      "health_premiums_lists_check",
      sql`cardinality(${table.deductiblesChf}) = cardinality(${table.premiumCents})`,
    ),
  ],
);

export type OfficialImportRow = typeof officialImports.$inferSelect;
