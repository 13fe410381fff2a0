import { expect, test } from "vitest";
import { alpineEligibility } from "../../../../contract/classifieds/alpine-eligibility.ts";

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
