import { expect, test } from "vitest";
import {
  alpineEligibility,
  alpineCalendar,
  alpineChoiceOf,
} from "../../../../contract/classifieds/alpine.ts";

const caritas = { minAge: 18, maxAge: 70, nationality: "ch_eu_efta" } as const;

test.each([
  ["a Brazilian", "other", 30, "fails"],
  ["a Portuguese", "eu_efta", 30, "fits"],
  ["one who is too young", "swiss", 17, "fails"],
  ["one who is too old", "swiss", 71, "fails"],
  ["one on the edge", "swiss", 70, "fits"],
  ["one whose age is not told", "swiss", null, "unknown"],
  ["one whose passport is not told", null, 30, "unknown"],
] as const)("alpine eligibility: is checked for %s", (_, nationality, age, state) => {
  expect(alpineEligibility(caritas, { nationality, age }).state).toBe(state);
});

test("alpine eligibility: is unknown for an unpublished rule, unless another rule decides", () => {
  const rule = { minAge: 18, maxAge: 88, nationality: "unknown" } as const;
  expect(alpineEligibility(rule, { nationality: "other", age: 30 }).state).toBe("unknown");
  expect(alpineEligibility(rule, { nationality: "other", age: 90 }).state).toBe("fails");
});

const offer = (name: string, ...dates: [from: string, to: string][]) => ({
  name,
  dates: dates.map(([from, to]) => ({ from, to })),
});

test("alpine search: lists each month with offers, and the offers in it", () => {
  const offers = [
    offer("alp", ["2027-01-20", "2027-03-02"]),
    offer("bosque", ["2026-11-01", "2026-11-30"], ["2027-02-01", "2027-02-08"]),
    offer("sem data"),
    offer("antes", ["2026-01-01", "2026-10-31"]),
    offer("depois", ["2027-11-01", "2027-11-05"]),
  ];
  const names = alpineCalendar(offers, "2026-11").map(({ month, offers: there }) => [
    month,
    ...there.map(({ name }) => name),
  ]);
  expect(names).toEqual([
    ["2026-11", "bosque"],
    ["2027-01", "alp"],
    ["2027-02", "alp", "bosque"],
    ["2027-03", "alp"],
  ]);
});

test("alpine search: ignores an invalid month", () => {
  expect(alpineChoiceOf(new URLSearchParams("month=2026-13&days=0")).month).toBeNull();
  expect(alpineChoiceOf(new URLSearchParams("month=2026-12&days=5"))).toMatchObject({
    month: "2026-12",
    days: 5,
  });
});
