import { expect, test } from "vitest";
import {
  tripCosts,
  type TravelPrices,
  type Trip,
  travelPrices,
  type TravelOffer,
} from "../../../../contract/classifieds/travel.ts";
import { randomNumbers } from "./random-numbers";

const prices: TravelPrices = {
  halfFareYearCents: 19_000,
  gaYearCents: 399_500,
  saverDayCents: 5_200,
  saverDayHalfFareCents: 2_900,
  communeDayCents: 5_200,
  communeDayHalfFareCents: 3_900,
};
const noPrices: TravelPrices = {
  halfFareYearCents: null,
  gaYearCents: null,
  saverDayCents: null,
  saverDayHalfFareCents: null,
  communeDayCents: null,
  communeDayHalfFareCents: null,
};
const trip = (fullFareCents: number, timesAYear: number): Trip => ({
  name: "Zurique–Berna",
  fullFareCents,
  timesAYear,
});
const yearOf = (trips: Trip[], card: string, own = prices) =>
  tripCosts(trips, own).years.find((year) => year.card === card);

test("trip costs: each day uses its cheapest ticket", () => {
  expect(yearOf([trip(10_200, 1)], "none")?.trips[0]).toMatchObject({
    ticket: "saver_day",
    dayCents: 5_200,
  });
  expect(yearOf([trip(2_000, 1)], "none")?.trips[0]).toMatchObject({ ticket: "single" });
  expect(yearOf([trip(10_200, 1)], "half_fare")?.trips[0]).toMatchObject({ dayCents: 2_900 });
});

test("trip costs: few trips need no card, many the half-fare card, daily ones the GA", () => {
  expect(tripCosts([trip(4_000, 2)], prices).cheapest).toBe("none");
  expect(tripCosts([trip(4_000, 40)], prices).cheapest).toBe("half_fare");
  expect(tripCosts([trip(10_200, 230)], prices).cheapest).toBe("ga");
});

test("trip costs: a missing price is not counted, and its card is never the cheapest", () => {
  const ledger = tripCosts([trip(10_200, 230)], noPrices);
  expect(ledger.cheapest).toBe("none");
  expect(ledger.years.map(({ yearCents }) => yearCents)).toEqual([230 * 10_200, null, null]);
});

test("trip costs: without trips no card is cheapest", () => {
  expect(tripCosts([], prices)).toMatchObject({ cheapest: "none" });
});

test("trip costs: the cheapest never costs more than another, a year is card plus days, and more trips never cost less", () => {
  const random = randomNumbers(11);
  const upTo = (most: number) => Math.floor(random() * most);
  for (let round = 0; round < 500; round += 1) {
    const trips = Array.from({ length: 1 + upTo(4) }, () => trip(upTo(20_000), upTo(300)));
    const { years, cheapest } = tripCosts(trips, prices);
    const best = years.find(({ card }) => card === cheapest)?.yearCents ?? Number.NaN;
    for (const { cardCents, trips: chosen, yearCents } of years) {
      expect(best).toBeLessThanOrEqual(yearCents ?? Infinity);
      const days = chosen.reduce((sum, each) => sum + each.yearCents, 0);
      expect(yearCents).toBe((cardCents ?? 0) + days);
    }
    const more = tripCosts([...trips, trip(upTo(20_000), 1)], prices);
    years.forEach(({ yearCents }, place) => {
      expect(more.years[place]?.yearCents).toBeGreaterThanOrEqual(yearCents ?? 0);
    });
  }
});

const halfFareOf = (audience: string, cents: number): TravelOffer => ({
  ...{ id: audience, slug: `meia-${audience}`, title: "Meia tarifa", kind: "half_fare" },
  ...{ travelClass: null, halfFare: "without", audience, region: null },
  priceTiers: [{ cents, per: "year" }],
  bookableFrom: null,
  bookableTo: null,
});
const offers = [halfFareOf("adult", 19_000), halfFareOf("young", 12_000)];

test.each([
  ["adult", 19_000],
  ["young", 12_000],
  ["senior", 19_000],
  ["age25", 19_000],
  ["disabled", 19_000],
  ["partner", 19_000],
  ["child", null],
  ["visitor", null],
])("travel prices: the half-fare card of %s costs %s cents a year", (audience, cents) => {
  const yearly = travelPrices(offers, { audience, travelClass: "second", daysBefore: 10 });
  expect(yearly.halfFareYearCents).toBe(cents);
});

test("travel prices: a day pass with a starting price is not counted as exact", () => {
  const passOf = (isFrom: boolean): TravelOffer => ({
    ...halfFareOf("adult", 0),
    ...{ kind: "saver_day", priceTiers: [{ cents: 5_200, per: "day", isFrom }] },
  });
  const who = { audience: "adult", travelClass: "second", daysBefore: 10 } as const;
  expect(travelPrices([passOf(true)], who).fromTickets).toEqual(["saver_day"]);
  expect(travelPrices([passOf(false)], who).fromTickets).toEqual([]);
});
