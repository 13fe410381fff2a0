import type { PremiumSearch } from "../../../../contract/api/premiums-v1.ts";
import type { CheapestRange } from "../../../../contract/calculators/health-costs.ts";

import type { ComingPremiums } from "./premium-extract.server";

/** One person as typed. */
export type TypedPerson = {
  birthYear: string;
  deductible: string;
  accident: string;
  insurer: string;
  model: string;
};

/** The form as typed, to be drawn again. */
export type TypedHealth = {
  year: string;
  postcode: string;
  place: string;
  treatment: string;
  models: string[];
  insurer: string;
  /** All tariffs, not the first of them. */
  isWhole: boolean;
  people: TypedPerson[];
};

export type HealthPlace = { value: string; locality: string; canton: string; region: number };

/** How costs are shared in a year, and who says so. */
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
  /** Null while nobody published how costs are shared. */
  totalCents: number | null;
  worstCents: number | null;
  differenceCents: number | null;
};

/** The year's cost of each deductible of a tariff. */
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
    /** Treatments in francs → cost of the year in cents, where the line bends. */
    bends: { chf: number; cents: number }[];
  }[];
};

export type FoundPerson = Omit<PremiumSearch["people"][number], "tariffs"> & {
  tariffs: FoundTariff[];
  curve: DeductibleCurve | null;
  coinsuranceMaxChf: number | null;
};

export type FoundHealth = Omit<PremiumSearch, "people"> & {
  people: FoundPerson[];
  treatmentChf: number;
  rules: HealthRules | null;
  /** Editors' rules could not be read now; without it there are none. */
  areRulesAway: boolean;
  /** Part of the premiums of a later year, whose whole list is not here. */
  coming: ComingPremiums | null;
};

export type HealthAnswer = {
  typed: TypedHealth;
  /** Id of the control → sentence. */
  errors: { id: string; text: string }[];
  /** To choose from, where a postcode lies in several premium regions. */
  places: HealthPlace[];
  found: FoundHealth | null;
  /** `missing`: the portal has no premiums of the year. */
  failure: "limit" | "away" | "missing" | null;
};

export const blankPerson: TypedPerson = {
  ...{ birthYear: "", deductible: "300", accident: "1", insurer: "", model: "standard" },
};
export const fieldId = (name: string, at?: number) =>
  at === undefined ? `health-${name}` : `health-${name}-${at}`;
