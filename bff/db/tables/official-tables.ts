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
import { AGE_CLASSES, INSURANCE_MODELS } from "../../../contract/health-insurance.ts";
import { OFFICIAL_KINDS, OFFICIAL_RUN_STATES } from "../../../contract/official-tables.ts";
import { moment } from "../column-types.ts";

/**
 * Each time an official file was brought in, tried or refused: the log, and whose the rows below are. What
 * stands of a kind, year and scope are the rows of its newest run that was imported and not taken back.
 */
export const officialImports = pgTable(
  "official_imports",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    kind: text({ enum: OFFICIAL_KINDS }).notNull(),
    year: smallint().notNull(),
    /** Code of the canton whose file it is, `CH` of one for all. */
    scope: text().notNull(),
    state: text({ enum: OFFICIAL_RUN_STATES }).notNull(),
    publisher: text().notNull(),
    title: text().notNull(),
    sourceUrl: text().notNull(),
    publishedOn: date({ mode: "string" }),
    fileName: text().notNull(),
    /** SHA-256 of the file, in hex. */
    digest: text().notNull(),
    /** Lines of figures in the file. */
    lineCount: integer().notNull(),
    /** What they became. */
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

/** A tariff of a canton: lists of one length, a band begins at each place. */
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
    /** As the BAG counts insurers. */
    number: integer().notNull(),
    name: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.number] })],
);

/** A locality with its postcode lies in one premium region; a postcode may have several. */
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

/** What an insurer asks a month of one age class in one region, for each deductible it offers. */
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
