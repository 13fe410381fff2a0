import { describe, expect, test } from "vitest";
import {
  OFFERS_A_MAIL,
  chooseNotified,
  offerKindOf,
  searchKindOf,
} from "../../../../contract/classifieds/saved-searches.ts";

const offer = (id: string, company: string | null = null) => ({ id, company });
const many = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => offer(`${name}${at}`));

describe("saved search mail", () => {
  test("contains up to ten offers, alternating searches, and the number of others", () => {
    const { searches, moreCount } = chooseNotified([many("a", 30), many("b", 3)]);
    expect(searches.map(({ length }) => length)).toEqual([OFFERS_A_MAIL - 3, 3]);
    expect(moreCount).toBe(23);
  });

  test("contains up to two offers per company, in any spelling", () => {
    const found = [offer("1", "Padaria"), offer("2", "padaria "), offer("3", "PADARIA")];
    const { searches, moreCount } = chooseNotified([[...found, offer("4", "Hotel")]]);
    expect(searches[0]?.map(({ id }) => id)).toEqual(["1", "2", "4"]);
    expect(moreCount).toBe(1);
  });

  test("contains an offer of two searches once, and treats unknown companies as different", () => {
    const found = [offer("1"), offer("2"), offer("3")];
    const { searches, moreCount } = chooseNotified([found, found]);
    expect(searches.flat().map(({ id }) => id)).toEqual(["1", "2", "3"]);
    expect(moreCount).toBe(0);
  });

  test("is empty without new offers", () => {
    expect(chooseNotified([])).toEqual({ searches: [], moreCount: 0 });
    expect(chooseNotified([[]])).toEqual({ searches: [[]], moreCount: 0 });
  });
});

test("saved search: keeps its own kind, and has none of other areas", () => {
  expect(offerKindOf(searchKindOf["sbb-offers"])).toBe("sbb-offers");
  expect(offerKindOf("rate")).toBeNull();
  expect(offerKindOf(null)).toBeNull();
});
