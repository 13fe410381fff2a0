import { expect, test } from "vitest";
import { travelPrices, type TravelOffer } from "../../../../contract/classifieds/travel.ts";

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
