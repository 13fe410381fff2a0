import { parseChoice } from "./offers.ts";

/** A return trip within one day, at the full fare that the user entered. */
export type Trip = { name: string; fullFareCents: number; timesAYear: number };

/** Prices with a source; null without one, and then that card or ticket is left out. */
export type TravelPrices = {
  halfFareYearCents: number | null;
  gaYearCents: number | null;
  saverDayCents: number | null;
  saverDayHalfFareCents: number | null;
  communeDayCents: number | null;
  communeDayHalfFareCents: number | null;
};

export const ticketNames = ["single", "saver_day", "commune_day", "ga"] as const;
export type TicketName = (typeof ticketNames)[number];
export const cardNames = ["none", "half_fare", "ga"] as const;
export type CardName = (typeof cardNames)[number];

export type TripChoice = { name: string; ticket: TicketName; dayCents: number; yearCents: number };
export type CardYear = {
  card: CardName;
  /** Null if the card's price has no source. */
  cardCents: number | null;
  trips: readonly TripChoice[];
  yearCents: number | null;
};
export type TripLedger = { years: readonly CardYear[]; cheapest: CardName };

/** Half-fare single ticket: half the price, rounded up to ten cents, as these tickets are sold at least. */
const halfOf = (cents: number) => Math.ceil(cents / 2 / 10) * 10;

type Priced = { ticket: TicketName; dayCents: number };

/** Cheapest ticket with a price; on a tie the single ticket comes first. */
function cheapestDay(prices: readonly { ticket: TicketName; cents: number | null }[]): Priced {
  return prices
    .flatMap(({ ticket, cents }) => (cents === null ? [] : [{ ticket, dayCents: cents }]))
    .reduce((best, next) => (next.dayCents < best.dayCents ? next : best));
}

function choose(trip: Trip, card: CardName, prices: TravelPrices): TripChoice {
  const { ticket, dayCents } =
    card === "ga"
      ? { ticket: "ga" as const, dayCents: 0 }
      : cheapestDay(
          card === "none"
            ? [
                { ticket: "single", cents: trip.fullFareCents },
                { ticket: "saver_day", cents: prices.saverDayCents },
                { ticket: "commune_day", cents: prices.communeDayCents },
              ]
            : [
                { ticket: "single", cents: halfOf(trip.fullFareCents) },
                { ticket: "saver_day", cents: prices.saverDayHalfFareCents },
                { ticket: "commune_day", cents: prices.communeDayHalfFareCents },
              ],
        );
  return { name: trip.name, ticket, dayCents, yearCents: dayCents * trip.timesAYear };
}

/**
 * Yearly cost of trips without a card, with the half-fare card and with the GA, using each day's cheapest
 * ticket. Cents throughout. A card without a price is listed without a sum and is never the cheapest. On a
 * tie the smaller card wins.
 */
export function tripCosts(trips: readonly Trip[], prices: TravelPrices): TripLedger {
  const cardCents: Record<CardName, number | null> = {
    none: 0,
    half_fare: prices.halfFareYearCents,
    ga: prices.gaYearCents,
  };
  const years = cardNames.map((card): CardYear => {
    const chosen = trips.map((trip) => choose(trip, card, prices));
    const paid = chosen.reduce((sum, { yearCents }) => sum + yearCents, 0);
    const own = cardCents[card];
    return { card, cardCents: own, trips: chosen, yearCents: own === null ? null : own + paid };
  });
  const cheapest = years.reduce((best, next) =>
    next.yearCents !== null && (best.yearCents === null || next.yearCents < best.yearCents)
      ? next
      : best,
  );
  return { years, cheapest: cheapest.card };
}

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

export const travelChoiceOf = (params: URLSearchParams): TravelChoice => ({
  kind: parseChoice(travelKinds, params.get("kind")),
  travelClass: parseChoice(travelClasses, params.get("class")),
  halfFare: parseChoice(halfFares, params.get("halfFare")),
  audience: parseChoice(audiences, params.get("audience")),
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
