import { expect, test } from "vitest";
import { travelOffers } from "../../../../../cms-extensions/seed/content/classifieds/sbb-offers.ts";

/** Sources that sell the ticket themselves. */
const SELLERS = /^Comunas de /;

test("seeded SBB offers: a price not read at its seller says so in source and conditions", () => {
  const others = travelOffers.filter(({ source }) => !SELLERS.test(source ?? ""));
  expect(others.length).toBeGreaterThan(10);
  for (const { title, source, conditions } of others) {
    expect([title, source?.startsWith("De segunda mão: ")]).toEqual([title, true]);
    expect([title, conditions?.includes("Preço de segunda mão")]).toEqual([title, true]);
  }
});
