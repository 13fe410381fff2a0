/** Where the records of each kind stand. */
export const offerCollections = ["jobs", "mobile_plans", "sbb_offers", "alpine_offers"] as const;
export type OfferCollection = (typeof offerCollections)[number];

/** What one kind of classifieds is, for pages, policies and the service alike. */
type OfferKindInfo = {
  collection: OfferCollection;
  /** The page of its list, without locale; an offer opens in it (`offerPathOf`). */
  path: `/app/classifieds/${string}`;
  /** Days after which an offer ends by itself, counted from when it was posted. */
  endsAfterDays: number | null;
  /** Days after which what nobody checked again counts as old. */
  agesAfterDays: number | null;
  /** What every member reads in the list. */
  listed: readonly string[];
  /** What only an opened offer tells: the service counts who opens it. */
  details: readonly string[];
};

const common = [
  ...["id", "slug", "status", "source", "sourceUrl", "retrievedAt", "validFrom", "validTo"],
  "date_updated",
];

/** The kinds on the common frame, by the last part of their address. */
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

/** Where an offer is read, without locale: opened in the list of its kind. */
export const offerPathOf = (kind: OfferKind, slug: string): `/${string}` =>
  `${offerKinds[kind].path}?offer=${encodeURIComponent(slug)}`;

/** So many offers stand beside each other. */
export const COMPARED_OFFERS = 3;
