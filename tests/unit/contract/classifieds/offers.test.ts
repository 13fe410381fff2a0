import { expect, test } from "vitest";
import {
  offerKindNames,
  offerKinds,
  listShown,
  offerStateOf,
} from "../../../../contract/classifieds/offers.ts";

const clock = { now: new Date("2026-11-23T10:00:00Z"), today: "2026-11-23" };
const dates = { validTo: null, retrievedAt: null };

test.each([
  ["its last day", { ...dates, validTo: "2026-11-23" }, "current"],
  ["the day after", { ...dates, validTo: "2026-11-22" }, "ended"],
  ["without a last day", dates, "current"],
])("offer state: an offer with its end date: %s", (_, input, state) => {
  expect(offerStateOf("sbb-offers", input, clock)).toBe(state);
});

test.each([
  ["45 days after it was posted", { ...dates, postedAt: "2026-10-09T10:00:00Z" }, "current"],
  ["a day later", { ...dates, postedAt: "2026-10-08T09:00:00Z" }, "ended"],
  ["past its end", { ...dates, expiresAt: "2026-11-23T09:59:00Z" }, "ended"],
  [
    "with a last day of its own, 50 days after it was posted",
    { ...dates, postedAt: "2026-10-04T10:00:00Z", validTo: "2026-11-30" },
    "current",
  ],
])("offer state: a job %s", (_, input, state) => {
  expect(offerStateOf("jobs", input, clock)).toBe(state);
});

test.each([
  ["2026-10-25T10:00:00Z", "current"],
  ["2026-10-23T10:00:00Z", "aged"],
])("offer state: a plan read on %s is %s", (retrievedAt, state) => {
  expect(offerStateOf("mobile-plans", { ...dates, retrievedAt }, clock)).toBe(state);
});

test("offer state: aged offers are hidden while any are fresh, and shown on request", () => {
  const offers = [{ state: "current" }, { state: "aged" }, { state: "ended" }] as const;
  expect(listShown(offers, false)).toEqual({
    shown: [{ state: "current" }],
    agedCount: 1,
    isAllAged: false,
  });
  expect(listShown(offers, true).shown).toHaveLength(2);
});

test("offer state: aged offers are shown and marked if none are fresh", () => {
  const offers = [{ state: "aged" }, { state: "ended" }] as const;
  expect(listShown(offers, false)).toMatchObject({ isAllAged: true, agedCount: 1 });
});

test("offer state: details of an offer are not part of the list", () => {
  for (const kind of offerKindNames) {
    const { listed, details } = offerKinds[kind];
    const both = details.filter((field) => (listed as readonly string[]).includes(field));
    expect(both, kind).toEqual([]);
  }
});
