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
export function tripLedger(trips: readonly Trip[], prices: TravelPrices): TripLedger {
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
