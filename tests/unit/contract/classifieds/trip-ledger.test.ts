import { expect, test } from "vitest";
import {
  tripLedger,
  type TravelPrices,
  type Trip,
} from "../../../../contract/classifieds/trip-ledger.ts";
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
  tripLedger(trips, own).years.find((year) => year.card === card);

test("trip costs: each day uses its cheapest ticket", () => {
  expect(yearOf([trip(10_200, 1)], "none")?.trips[0]).toMatchObject({
    ticket: "saver_day",
    dayCents: 5_200,
  });
  expect(yearOf([trip(2_000, 1)], "none")?.trips[0]).toMatchObject({ ticket: "single" });
  expect(yearOf([trip(10_200, 1)], "half_fare")?.trips[0]).toMatchObject({ dayCents: 2_900 });
});

test("trip costs: few trips need no card, many the half-fare card, daily ones the GA", () => {
  expect(tripLedger([trip(4_000, 2)], prices).cheapest).toBe("none");
  expect(tripLedger([trip(4_000, 40)], prices).cheapest).toBe("half_fare");
  expect(tripLedger([trip(10_200, 230)], prices).cheapest).toBe("ga");
});

test("trip costs: a missing price is not counted, and its card is never the cheapest", () => {
  const ledger = tripLedger([trip(10_200, 230)], noPrices);
  expect(ledger.cheapest).toBe("none");
  expect(ledger.years.map(({ yearCents }) => yearCents)).toEqual([230 * 10_200, null, null]);
});

test("trip costs: without trips no card is cheapest", () => {
  expect(tripLedger([], prices)).toMatchObject({ cheapest: "none" });
});

test("trip costs: the cheapest never costs more than another, a year is card plus days, and more trips never cost less", () => {
  const random = randomNumbers(11);
  const upTo = (most: number) => Math.floor(random() * most);
  for (let round = 0; round < 500; round += 1) {
    const trips = Array.from({ length: 1 + upTo(4) }, () => trip(upTo(20_000), upTo(300)));
    const { years, cheapest } = tripLedger(trips, prices);
    const best = years.find(({ card }) => card === cheapest)?.yearCents ?? Number.NaN;
    for (const { cardCents, trips: chosen, yearCents } of years) {
      expect(best).toBeLessThanOrEqual(yearCents ?? Infinity);
      const days = chosen.reduce((sum, each) => sum + each.yearCents, 0);
      expect(yearCents).toBe((cardCents ?? 0) + days);
    }
    const more = tripLedger([...trips, trip(upTo(20_000), 1)], prices);
    years.forEach(({ yearCents }, place) => {
      expect(more.years[place]?.yearCents).toBeGreaterThanOrEqual(yearCents ?? 0);
    });
  }
});
