export const offerCollections = ["jobs", "mobile_plans", "sbb_offers", "alpine_offers"] as const;
export type OfferCollection = (typeof offerCollections)[number];

/** Settings of one kind of classifieds, for pages, policies and the service. */
type OfferKindInfo = {
  collection: OfferCollection;
  /** Page of its list, without locale; ads open in it (`offerPathOf`). */
  path: `/app/classifieds/${string}`;
  /** Days after posting until an ad expires. */
  endsAfterDays: number | null;
  /** Days without a check after which an ad counts as outdated. */
  agesAfterDays: number | null;
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
    agesAfterDays: null,
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
    agesAfterDays: 30,
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
    agesAfterDays: null,
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
    agesAfterDays: null,
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
