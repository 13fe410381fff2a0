import type { AlpineRule } from "../../contract/classifieds/alpine.ts";
import type { MobilePlan } from "../../contract/classifieds/mobile-plans.ts";
import type {
  audiences,
  HalfFare,
  PriceTier,
  TravelClass,
  travelKinds,
} from "../../contract/classifieds/travel.ts";

type Sourced = {
  source: string;
  sourceUrl: string | null;
  /** ISO day on which the source was read. */
  retrievedAt: string;
};

/** A row of `data/mobile-plans.json`: only what the provider's page says. */
export type SeedMobilePlan = {
  type: MobilePlan["type"];
  provider: string;
  name: string;
  network?: string;
  /** After any promotion. */
  monthlyCents?: number;
  promoCents?: number;
  dataGb?: number;
  dataUnlimited?: true;
  /** Empty: no roaming. Absent: unknown. */
  roaming?: { zone: string; gb?: number; isUnlimited?: true }[];
  speedMbit?: number;
  connection?: string[];
  retrievedAt: string;
  sourceUrl: string;
};

export type SeedTravelOffer = Sourced & {
  title: string;
  kind: (typeof travelKinds)[number];
  audience: (typeof audiences)[number] | "any";
  travelClass: TravelClass | null;
  halfFare: HalfFare | "any";
  priceTiers: {
    cents: number;
    per: PriceTier["per"];
    isFrom?: true;
    /** Last day of sale, in days before the trip. */
    untilDaysBefore?: number;
  }[];
  validFrom: string;
  validTo: string;
  conditions: string;
  url: string;
};

export type SeedAlpineOffer = Sourced & {
  slug: string;
  title: string;
  host: string;
  tasks: string[];
  lodging: string | null;
  minDays: number | null;
  minAge: number | null;
  maxAge: number | null;
  nationality: NonNullable<AlpineRule["nationality"]>;
  nationalityRule: string | null;
  costs: string | null;
  url: string | null;
};
