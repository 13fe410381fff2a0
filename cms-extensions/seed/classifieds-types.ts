/** Shapes of the classifieds that the seed puts into Directus; every one says where it is from and when. */

type Sourced = {
  source: string;
  sourceUrl: string | null;
  /** ISO day on which it was read there. */
  retrievedAt: string;
};

/** A row of `data/mobile-plans.json`: what its provider's page says, and nothing else. */
export type SeedMobilePlan = {
  type: "postpaid" | "prepaid" | "internet";
  provider: string;
  name: string;
  network?: string;
  /** After any promotion. */
  monthlyCents?: number;
  promoCents?: number;
  dataGb?: number;
  dataUnlimited?: true;
  /** Empty: none. Missing: not told. */
  roaming?: { zone: string; gb?: number; isUnlimited?: true }[];
  speedMbit?: number;
  connection?: string[];
  retrievedAt: string;
  sourceUrl: string;
};

export type SeedTravelOffer = Sourced & {
  title: string;
  kind: "half_fare" | "ga" | "saver_day" | "commune_day" | "other";
  audience:
    | "adult"
    | "young"
    | "age25"
    | "child"
    | "senior"
    | "disabled"
    | "partner"
    | "visitor"
    | "any";
  travelClass: "first" | "second" | null;
  halfFare: "with" | "without" | "any";
  priceTiers: {
    cents: number;
    per: "year" | "day" | "pass";
    /** The lowest of several. */
    isFrom?: true;
    /** The last day on which it is sold, counted back from the trip. */
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
  nationality: "any" | "ch_eu_efta" | "swiss" | "unknown";
  nationalityRule: string | null;
  costs: string | null;
  url: string | null;
};

/** A posting that shows how postings look: it says of itself that it is none. */
export type SeedJobExample = {
  slug: string;
  title: string;
  canton: string;
  city: string;
  workload: [number, number];
  contractType: "permanent" | "temporary" | "internship" | "freelance";
  remote: "none" | "hybrid" | "full";
  sector: string;
  languages: { code: string; level: string }[];
  permitPolicy: "any" | "eu_efta" | "swiss_permit" | "sponsors_quota";
  description: string;
  requirements: string;
  daysAgo: number;
};
