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

/** Places of a postcode. Their premiums may differ, so the user must choose one. */
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
