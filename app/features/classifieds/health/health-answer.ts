import type { PremiumSearch } from "../../../../contract/api/official-tables-v1.ts";
import type { CheapestRange } from "../../../../contract/switzerland/health-insurance.ts";

import type { ComingPremiums } from "./premium-extract.server";

export type TypedPerson = {
  birthYear: string;
  deductible: string;
  accident: string;
  /** Number of the current insurer, `NO_INSURER`, or empty if it is not said. */
  insurer: string;
  /** What the person pays per month now; empty if the official premium is to count. */
  paid: string;
  model: string;
};

/** Choice of who has no insurer yet. */
export const NO_INSURER = "none";
export const hasNoInsurer = ({ insurer }: TypedPerson): boolean => insurer === NO_INSURER;

export type HealthFormValues = {
  year: string;
  /** Of the member's situation, for a search without a postcode. Empty if unknown. */
  canton: string;
  postcode: string;
  place: string;
  treatment: string;
  models: string[];
  insurer: string;
  isWhole: boolean;
  people: TypedPerson[];
};

export type HealthPlace = { value: string; locality: string; canton: string; region: number };

export type HealthRules = {
  year: number;
  coinsurancePercent: number;
  maxAdultChf: number;
  maxChildChf: number;
  source: string;
  publisher: string | null;
  sourceUrl: string | null;
};

export type FoundTariff = PremiumSearch["people"][number]["tariffs"][number] & {
  /** Null if no cost-sharing rules are published. */
  totalCents: number | null;
  worstCents: number | null;
  /** Per year, against what the person pays, otherwise against the current tariff. */
  differenceCents: number | null;
};

export type DeductibleCurve = {
  insurer: string;
  tariff: string;
  lastChf: number;
  ranges: CheapestRange[];
  options: {
    deductibleChf: number;
    premiumCents: number;
    noneCents: number;
    totalCents: number;
    worstCents: number;
    /** Corner points of the line: treatment cost in francs → cost of the year in cents. */
    bends: { chf: number; cents: number }[];
  }[];
};

export type FoundPerson = Omit<PremiumSearch["people"][number], "tariffs"> & {
  tariffs: FoundTariff[];
  /** What the person typed to pay per month. */
  paidCents: number | null;
  curve: DeductibleCurve | null;
  coinsuranceMaxChf: number | null;
};

export type FoundHealth = Omit<PremiumSearch, "people"> & {
  people: FoundPerson[];
  treatmentChf: number;
  rules: HealthRules | null;
  /** True if the rules could not be loaded. False if none are published. */
  areRulesUnavailable: boolean;
  /** Published part of a later year's premiums; the full list is missing. */
  coming: ComingPremiums | null;
};

export type HealthAnswer = {
  typed: HealthFormValues;
  errors: { id: string; text: string }[];
  /** Choices if a postcode lies in several premium regions. */
  places: HealthPlace[];
  found: FoundHealth | null;
  /** `missing`: the portal has no premiums for the year. */
  failure: "limit" | "away" | "missing" | null;
};

export const blankPerson: TypedPerson = {
  ...{ birthYear: "", deductible: "300", accident: "1", insurer: "", paid: "", model: "standard" },
};
export const fieldId = (name: string, at?: number) =>
  at === undefined ? `health-${name}` : `health-${name}-${at}`;
