import { z } from "zod";
import {
  AGE_CLASSES,
  INSURANCE_MODELS,
  MAX_PEOPLE,
  MAX_SHOWN_TARIFFS,
  listDeductiblesChf,
  ageClassOf,
} from "../health-insurance.ts";
import { cantonCode, officialSource, officialYear } from "./official-source.ts";

const region = z.coerce.number().int().min(0).max(3);
const insurerNumber = z.coerce.number().int().min(1).max(99_999);
const model = z.enum(INSURANCE_MODELS);

export const premiumYears = z.object({ years: z.array(z.number().int()) });

export const premiumPlacesInput = z.object({
  year: officialYear,
  postcode: z.string().regex(/^[1-9][0-9]{3}$/),
});

/** Where a postcode lies; of several places the premium may differ, and somebody has to choose. */
export const premiumPlaces = z.object({
  places: z.array(
    z.object({ postcode: z.string(), locality: z.string(), canton: cantonCode, region }),
  ),
  source: officialSource,
});
export type PremiumPlaces = z.output<typeof premiumPlaces>;

const person = z.object({
  birthYear: z.number().int().min(1900).max(2100),
  deductibleChf: z.number().int().min(0).max(2_500),
  hasAccident: z.boolean(),
  /** Where they are insured now. */
  current: z.object({ insurer: insurerNumber, model }).nullable(),
});

/** Sent as a body: what somebody says of their insurance stands in no address. */
export const premiumSearchInput = z
  .object({
    year: officialYear,
    canton: cantonCode,
    region,
    people: z.array(person).min(1).max(MAX_PEOPLE),
    /** Only these; empty means all. */
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
  /** A month, with the deductible that was asked for. */
  premiumCents: z.number().int(),
  /** Of one length: what the same tariff costs with each deductible it offers. */
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
      /** How many tariffs there are; members who do not pay are shown the first of them. */
      total: z.number().int(),
      /** By premium, then by insurer's number and name of the tariff. */
      tariffs: z.array(tariff),
      /** The cheapest tariff of the current insurer and model; null when it has none here. */
      current: tariff.nullable(),
    }),
  ),
  /** Each insurer that takes everybody, with its cheapest tariff for each; by the sum. Of several people. */
  families: z.array(z.object({ insurer, premiumCents: z.number().int() })),
  isCut: z.boolean(),
  source: officialSource,
});
export type PremiumSearch = z.output<typeof premiumSearch>;

export const premiumInsurersInput = z.object({ year: officialYear });
export const premiumInsurers = z.object({ insurers: z.array(insurer) });
export type PremiumInsurers = z.output<typeof premiumInsurers>;
