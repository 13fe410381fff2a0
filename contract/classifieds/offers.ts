import { DAY_MS } from "../shared/time.ts";
import type { reportReasons } from "../community/comments.ts";

export const offerCollections = ["jobs", "mobile_plans", "sbb_offers", "alpine_offers"] as const;
export type OfferCollection = (typeof offerCollections)[number];

/** Settings of one kind of classifieds, for pages, policies and the service. */
type OfferKindInfo = {
  collection: OfferCollection;
  /** Page of its list, without locale; ads open in it (`offerPathOf`). */
  path: `/app/classifieds/${string}`;
  /** Days after posting until an ad without an end of its own expires. */
  endsAfterDays: number | null;
  /** Days without a check after which an ad counts as outdated. */
  outdatedAfterDays: number | null;
  /** Fields that every member reads in the list. */
  listed: readonly string[];
  /** Fields of an opened ad only; the service counts each opening. */
  details: readonly string[];
};

const common = [
  ...["id", "slug", "status", "source", "sourceUrl", "retrievedAt", "validFrom", "validTo"],
  "date_updated",
];

/** Kinds of classifieds, by the last part of their path. */
export const offerKinds = {
  jobs: {
    collection: "jobs",
    path: "/app/classifieds/jobs",
    endsAfterDays: 45,
    outdatedAfterDays: null,
    listed: [
      ...common,
      ...["title", "company", "canton", "city", "workloadMin", "workloadMax", "contractType"],
      ...["remote", "sector", "languages", "permitPolicy", "postedAt", "expiresAt"],
      ...["salaryMinCents", "salaryMaxCents", "salaryPeriod"],
    ],
    details: [
      "description",
      "requirements",
      "companyDomain",
      "applyUrl",
      "applyEmail",
      "verifiedBy",
    ],
  },
  "mobile-plans": {
    collection: "mobile_plans",
    path: "/app/classifieds/mobile-plans",
    endsAfterDays: null,
    outdatedAfterDays: 30,
    listed: [
      ...common,
      ...["name", "provider", "network", "type", "monthlyCents", "promoCents", "promoMonths"],
      ...["activationCents", "dataGb", "dataUnlimited", "speed", "minutes", "roaming", "eSim"],
      ...["callsToBrazilCtPerMin", "minTermMonths", "noticeDays", "has5g", "requiresPermit"],
    ],
    details: ["url", "sms"],
  },
  "sbb-offers": {
    collection: "sbb_offers",
    path: "/app/classifieds/sbb-offers",
    endsAfterDays: null,
    outdatedAfterDays: null,
    listed: [
      ...common,
      ...["title", "kind", "travelClass", "halfFare", "audience", "priceTiers", "region"],
      ...["bookableFrom", "bookableTo"],
    ],
    details: ["conditions", "url"],
  },
  "alpine-volunteering": {
    collection: "alpine_offers",
    path: "/app/classifieds/alpine-volunteering",
    endsAfterDays: null,
    outdatedAfterDays: null,
    listed: [
      ...common,
      ...["title", "host", "canton", "zone", "dates", "minDays", "tasks", "languages", "lodging"],
      ...["minAge", "maxAge", "nationality", "nationalityRule", "costs"],
    ],
    details: ["contact", "url"],
  },
} as const satisfies Readonly<Record<string, OfferKindInfo>>;

export type OfferKind = keyof typeof offerKinds;
export const offerKindNames = Object.keys(offerKinds) as OfferKind[];

/** Path of an ad, without locale: opened in the list of its kind. */
export const offerPathOf = (kind: OfferKind, slug: string): `/${string}` =>
  `${offerKinds[kind].path}?offer=${encodeURIComponent(slug)}`;

/** Maximum ads compared side by side. */
export const COMPARED_OFFERS = 3;

/** When an ad was retrieved and when it expires: ISO days; the two fields of jobs are ISO date-times. */
export type OfferDates = {
  validTo: string | null;
  retrievedAt: string | null;
  postedAt?: string | null;
  expiresAt?: string | null;
};

/** `aged`: probably still valid, but not checked for a long time. */
export type OfferState = "current" | "aged" | "ended";

const isOlder = (moment: string | null | undefined, days: number | null, now: Date): boolean =>
  days !== null && Boolean(moment) && now.getTime() - Date.parse(`${moment}`) > days * DAY_MS;

/**
 * State of an ad. `validTo` is its last valid day, in Zurich.
 * @param today the calendar day in Zurich, "2026-11-23"
 */
export function offerStateOf(
  kind: OfferKind,
  { validTo, retrievedAt, postedAt = null, expiresAt = null }: OfferDates,
  { now, today }: { now: Date; today: string },
): OfferState {
  const { endsAfterDays, outdatedAfterDays } = offerKinds[kind];
  if (validTo && validTo.slice(0, 10) < today) return "ended";
  if (expiresAt && Date.parse(expiresAt) <= now.getTime()) return "ended";
  if (!validTo && !expiresAt && isOlder(postedAt, endsAfterDays, now)) return "ended";
  return isOlder(retrievedAt, outdatedAfterDays, now) ? "aged" : "current";
}

/**
 * Ads that a list shows: all that have not expired. Outdated ones are left out while there are current
 * ones, unless requested. Without current ones they are shown, marked as outdated.
 */
export function listShown<Offer extends { state: OfferState }>(
  offers: readonly Offer[],
  wantsAged: boolean,
): { shown: Offer[]; agedCount: number; isAllAged: boolean } {
  const valid = offers.filter(({ state }) => state !== "ended");
  const current = valid.filter(({ state }) => state === "current");
  const isAllAged = current.length === 0 && valid.length > 0;
  return {
    shown: wantsAged || isAllAged ? valid : current,
    agedCount: valid.length - current.length,
    isAllAged,
  };
}

export const offerReportReasons = [
  "wrong_info",
  "scam",
  "other",
] as const satisfies readonly (typeof reportReasons)[number][];

/** The value if it is a known one, otherwise null. */
export function parseChoice<Known extends string>(
  known: readonly Known[],
  value: string | null,
): Known | null {
  return known.find((each) => each === value) ?? null;
}

/** A whole number from the URL within limits, otherwise null. */
export function parseInteger(input: string | null, least: number, most: number): number | null {
  if (!input || !/^\d{1,6}$/.test(input.trim())) return null;
  const value = Number(input);
  return value >= least && value <= most ? value : null;
}

const LONGEST = 80;

/** A search text from the URL, trimmed; null if empty or too long. */
export function parseText(value: string | null): string | null {
  const text = value?.trim() ?? "";
  return text.length > LONGEST ? null : text || null;
}
