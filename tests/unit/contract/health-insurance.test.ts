import { describe, expect, test } from "vitest";
import { ageClassOf } from "../../../contract/health-insurance.ts";

describe("age class of a premium year", () => {
  test.each([
    [2026, "child"],
    [2008, "child"],
    [2007, "young"],
    [2001, "young"],
    [2000, "adult"],
    [1930, "adult"],
  ])("for birth year %i is %s in 2026, whatever the birthday", (birthYear, ageClass) => {
    expect(ageClassOf(birthYear, 2026)).toBe(ageClass);
  });
});
