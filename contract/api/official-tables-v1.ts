import { z } from "zod";
import {
  OFFICIAL_FILE_STATES,
  OFFICIAL_KINDS,
  OFFICIAL_RUN_STATES,
} from "../calculators/official-years.ts";
import { officialYear, moment, cantonCode, officialSource } from "./common.ts";
import {
  AGE_CLASSES,
  INSURANCE_MODELS,
  MAX_PEOPLE,
  MAX_SHOWN_TARIFFS,
  listDeductiblesChf,
  ageClassOf,
} from "../switzerland/health-insurance.ts";

const count = z.number().int().nonnegative();

/** Maximum size of an upload. BAG's premiums of a whole year take two thirds of it. */
export const OFFICIAL_FILE_MAX_BYTES = 32 * 1024 * 1024;

export const officialFileInput = z.object({
  kind: z.enum(OFFICIAL_KINDS),
  year: officialYear,
  fileName: z.string().min(1).max(200),
  /** Dry run: reports what would change. */
  isTrial: z.enum(["yes", "no"]).transform((answer) => answer === "yes"),
});

export const officialFileReport = z.object({
  state: z.enum(OFFICIAL_FILE_STATES),
  scope: z.string().nullable(),
  lineCount: count,
  rowCount: count,
  leftOutCount: count,
  difference: z
    .object({
      added: count,
      removed: count,
      changed: count,
      same: count,
      examples: z.array(z.string()),
    })
    .nullable(),
  problems: z.array(
    z.object({ line: z.number().int().nullable(), code: z.string(), text: z.string() }),
  ),
});
export type OfficialFileReport = z.output<typeof officialFileReport>;

export const officialRuns = z.object({
  runs: z.array(
    z.object({
      id: z.number().int(),
      kind: z.enum(OFFICIAL_KINDS),
      year: z.number().int(),
      scope: z.string(),
      state: z.enum(OFFICIAL_RUN_STATES),
      fileName: z.string(),
      rowCount: count,
      importedAt: moment,
      rolledBackAt: moment.nullable(),
      /** Pages show the rows of this file. */
      isInForce: z.boolean(),
      /** Imported by the requesting member. */
      isOwn: z.boolean(),
    }),
  ),
});
export type OfficialRun = z.output<typeof officialRuns>["runs"][number];

export const officialRunParams = z.object({ id: z.coerce.number().int().positive() });
export const takenBack = z.object({ rowCount: count });

/** Situation, number of children, church tax: `A0N`. */
export const withholdingCode = z.string().regex(/^[A-Z][0-9][NY]$/);

export const withholdingTariffsInput = z.object({ year: officialYear, canton: cantonCode });

/**
 * Some cantons use only one church letter (JU: Y; GE, NE, TI, VD, VS: N). The answer then uses that letter;
 * its `code` says which.
 */
export const withholdingTablesInput = z.object({
  year: officialYear,
  code: withholdingCode,
  /** Without a canton, all cantons with this tariff. */
  canton: cantonCode.optional(),
});

function readAdded(pair: string): [canton: string, cents: number] {
  const [canton = "", cents = ""] = pair.split(":");
  return [canton, Number(cents)];
}

export const withholdingRatesInput = z.object({
  year: officialYear,
  code: withholdingCode,
  incomeCents: z.coerce.number().int().min(0).max(999_999_999),
  /** "VS:65400,ZH:43000": cents per month added in these cantons, such as family allowances. */
  added: z
    .string()
    .regex(/^(?:[A-Z]{2}:\d{1,7})(?:,[A-Z]{2}:\d{1,7}){0,25}$/)
    .transform((text) => Object.fromEntries(text.split(",").map(readAdded)))
    .default({}),
});

/** Years with tables, newest first. */
export const withholdingYears = z.object({ years: z.array(z.number().int()) });

export const withholdingTariffs = z.object({
  canton: cantonCode,
  codes: z.array(withholdingCode),
  source: officialSource,
});
export type WithholdingTariffs = z.output<typeof withholdingTariffs>;

const ofCanton = { canton: cantonCode, code: withholdingCode, source: officialSource };
const cents = z.array(z.number().int());

/** In the format of `contract/calculators/withholding-tax.ts`. */
export const withholdingTables = z.object({
  tables: z.array(
    z.object({ ...ofCanton, fromCents: cents, rateHundredths: cents, minimumCents: cents }),
  ),
});
export type WithholdingTables = z.output<typeof withholdingTables>;

export const withholdingRates = z.object({
  rates: z.array(
    z.object({
      ...ofCanton,
      rateHundredths: z.number().int(),
      minimumCents: z.number().int(),
      taxCents: z.number().int(),
    }),
  ),
});
export type WithholdingRates = z.output<typeof withholdingRates>;

const region = z.coerce.number().int().min(0).max(3);
const insurerNumber = z.coerce.number().int().min(1).max(99_999);
const model = z.enum(INSURANCE_MODELS);

export const premiumYears = z.object({ years: z.array(z.number().int()) });

export const premiumPlacesInput = z.object({
  year: officialYear,
  postcode: z.string().regex(/^[1-9][0-9]{3}$/),
});

/** Places of a postcode. Their premiums may differ, so the user must choose one. */
export const premiumPlaces = z.object({
  places: z.array(
    z.object({ postcode: z.string(), locality: z.string(), canton: cantonCode, region }),
  ),
  source: officialSource,
});
export type PremiumPlaces = z.output<typeof premiumPlaces>;

export const premiumRegionsInput = z.object({ year: officialYear, canton: cantonCode });
/** Premium regions of a canton, ascending; in a canton with one, the postcode decides nothing. */
export const premiumRegions = z.object({ regions: z.array(region) });
export type PremiumRegions = z.output<typeof premiumRegions>;

const person = z.object({
  birthYear: z.number().int().min(1900).max(2100),
  deductibleChf: z.number().int().min(0).max(2_500),
  hasAccident: z.boolean(),
  current: z.object({ insurer: insurerNumber, model }).nullable(),
});

/** Sent as a body, because data about someone's insurance must not be in a URL. */
export const premiumSearchInput = z
  .object({
    year: officialYear,
    canton: cantonCode,
    region,
    people: z.array(person).min(1).max(MAX_PEOPLE),
    /** An empty list means all. */
    models: z.array(model).max(INSURANCE_MODELS.length).default([]),
    insurers: z.array(insurerNumber).max(60).default([]),
    take: z.number().int().min(1).max(MAX_SHOWN_TARIFFS).default(MAX_SHOWN_TARIFFS),
  })
  .refine(({ people, year }) =>
    people.every(
      ({ birthYear, deductibleChf }) =>
        birthYear <= year &&
        listDeductiblesChf(ageClassOf(birthYear, year)).includes(deductibleChf),
    ),
  );
export type PremiumSearchInput = z.output<typeof premiumSearchInput>;

const insurer = z.object({ number: z.number().int(), name: z.string() });
const tariff = z.object({
  insurer,
  model,
  tariff: z.string(),
  /** Per month, with the requested deductible. */
  premiumCents: z.number().int(),
  /** Two lists of equal length: the premium of the same tariff for each deductible that it offers. */
  deductiblesChf: z.array(z.number().int()),
  premiumsCents: z.array(z.number().int()),
});
export type PremiumTariff = z.output<typeof tariff>;

export const premiumSearch = z.object({
  people: z.array(
    z.object({
      ageClass: z.enum(AGE_CLASSES),
      deductibleChf: z.number().int(),
      hasAccident: z.boolean(),
      /** Number of matching tariffs; free members see only the first of them. */
      total: z.number().int(),
      /** Sorted by premium, then by insurer number and tariff name. */
      tariffs: z.array(tariff),
      /** Cheapest tariff of the current insurer and model; null if it has none here. */
      current: tariff.nullable(),
      /** The same of the year before, in the same region; null if it is unknown. */
      previous: tariff.nullable(),
    }),
  ),
  /**
   * For several people: each insurer that accepts them all, with the cheapest tariff of each person; sorted
   * by the sum.
   */
  families: z.array(z.object({ insurer, premiumCents: z.number().int() })),
  isCut: z.boolean(),
  source: officialSource,
});
export type PremiumSearch = z.output<typeof premiumSearch>;

export const premiumInsurersInput = z.object({ year: officialYear });
export const premiumInsurers = z.object({ insurers: z.array(insurer) });
export type PremiumInsurers = z.output<typeof premiumInsurers>;
