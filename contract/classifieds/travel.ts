import { knownOf } from "./offers.ts";
import type { TicketName, TravelPrices } from "./trip-ledger.ts";

export const travelKinds = ["half_fare", "ga", "saver_day", "commune_day", "other"] as const;
export const audiences = [
  "adult",
  "age25",
  "young",
  "child",
  "senior",
  "disabled",
  "partner",
  "visitor",
] as const;

export const travelClasses = ["second", "first"] as const;
export type TravelClass = (typeof travelClasses)[number];
export const halfFares = ["with", "without"] as const;
export type HalfFare = (typeof halfFares)[number];
export const pricePeriods = ["year", "day", "pass"] as const;

export type PriceTier = {
  cents: number;
  per: (typeof pricePeriods)[number];
  isFrom?: boolean | undefined;
  /** Last day of sale at this price, in days before the trip. */
  untilDaysBefore?: number | undefined;
};

export type TravelOffer = {
  id: string;
  slug: string;
  title: string;
  kind: string;
  travelClass: string | null;
  halfFare: string;
  audience: string | null;
  priceTiers: readonly PriceTier[];
  region: string | null;
  bookableFrom: string | null;
  bookableTo: string | null;
};

export type TravelChoice = {
  kind: string | null;
  travelClass: TravelClass | null;
  halfFare: HalfFare | null;
  audience: string | null;
};

/** Filters from the URL; unknown values count as absent. */
export const travelChoiceOf = (params: URLSearchParams): TravelChoice => ({
  kind: knownOf(travelKinds, params.get("kind")),
  travelClass: knownOf(travelClasses, params.get("class")),
  halfFare: knownOf(halfFares, params.get("halfFare")),
  audience: knownOf(audiences, params.get("audience")),
});

/** True if an offer matches; an offer for everyone matches every filter. */
export function matchesTravel(
  offer: Pick<TravelOffer, keyof TravelChoice>,
  choice: TravelChoice,
): boolean {
  const { kind, travelClass, halfFare, audience } = choice;
  if (kind !== null && offer.kind !== kind) return false;
  if (travelClass !== null && offer.travelClass !== null && offer.travelClass !== travelClass)
    return false;
  if (halfFare !== null && offer.halfFare !== "any" && offer.halfFare !== halfFare) return false;
  if (audience === null) return true;
  return offer.audience === audience || offer.audience === "any" || offer.audience === null;
}

const lowest = ({ priceTiers }: TravelOffer): number =>
  Math.min(...priceTiers.map(({ cents }) => cents), Number.MAX_SAFE_INTEGER);

/** Sorts by kind in their fixed order, then by lowest price. */
export function byKindAndPrice(one: TravelOffer, other: TravelOffer): number {
  const place = ({ kind }: TravelOffer) => {
    const at = travelKinds.findIndex((each) => each === kind);
    return at < 0 ? travelKinds.length : at;
  };
  return place(one) - place(other) || lowest(one) - lowest(other);
}

/**
 * Price of a day pass a number of days before the trip: the first tier still on sale, or null. Tiers
 * without a limit are sold until the trip.
 */
export function tierAt(tiers: readonly PriceTier[], daysBefore: number): PriceTier | null {
  return tiers.find(({ untilDaysBefore = 0 }) => daysBefore >= untilDaysBefore) ?? null;
}

export type Traveller = {
  audience: string;
  travelClass: TravelClass;
  /** Days before the trip on which the member buys. */
  daysBefore: number;
};

/** Audiences that use the adult half-fare card. */
const paysAsAdult: ReadonlySet<string> = new Set(["senior", "age25", "disabled", "partner"]);

/** Prices for the trip ledger, from current offers; null if none has a price. */
export function travelPrices(
  offers: readonly TravelOffer[],
  { audience, travelClass, daysBefore }: Traveller,
): TravelPrices & {
  used: readonly string[];
  /** Tickets whose price is a "from" price. */
  fromTickets: readonly TicketName[];
} {
  const find = (kind: string, halfFare: HalfFare, who = audience) =>
    offers
      .filter((offer) => matchesTravel(offer, { kind, travelClass, halfFare, audience: who }))
      .flatMap((offer) => {
        const tier = tierAt(offer.priceTiers, daysBefore);
        return tier ? [{ slug: offer.slug, cents: tier.cents, isFrom: tier.isFrom === true }] : [];
      })
      .toSorted((one, other) => one.cents - other.cents)[0] ?? null;
  const findHalfFareOfAdults = () =>
    paysAsAdult.has(audience) ? find("half_fare", "without", "adult") : null;
  const found = {
    halfFareYearCents: find("half_fare", "without") ?? findHalfFareOfAdults(),
    gaYearCents: find("ga", "without"),
    saverDayCents: find("saver_day", "without"),
    saverDayHalfFareCents: find("saver_day", "with"),
    communeDayCents: find("commune_day", "without"),
    communeDayHalfFareCents: find("commune_day", "with"),
  };
  return {
    halfFareYearCents: found.halfFareYearCents?.cents ?? null,
    gaYearCents: found.gaYearCents?.cents ?? null,
    saverDayCents: found.saverDayCents?.cents ?? null,
    saverDayHalfFareCents: found.saverDayHalfFareCents?.cents ?? null,
    communeDayCents: found.communeDayCents?.cents ?? null,
    communeDayHalfFareCents: found.communeDayHalfFareCents?.cents ?? null,
    fromTickets: [
      ...(found.saverDayCents?.isFrom || found.saverDayHalfFareCents?.isFrom
        ? (["saver_day"] as const)
        : []),
      ...(found.communeDayCents?.isFrom || found.communeDayHalfFareCents?.isFrom
        ? (["commune_day"] as const)
        : []),
    ],
    used: [...new Set(Object.values(found).flatMap((offer) => offer?.slug ?? []))],
  };
}
