import { expect, test } from "vitest";
import { schoolYearsOf } from "../../../../contract/switzerland/school-years.ts";

test.each([
  ["a child who turned four by July enters in August", 2022, "2026-08-01", { first: 0, last: 1 }],
  ["the same child before August is not at school", 2022, "2026-07-31", { first: -1, last: 0 }],
  ["a child of eleven", 2015, "2026-11-29", { first: 7, last: 8 }],
] as const)("school years in a HarmoS canton: %s", (_, birthYear, today, years) => {
  expect(schoolYearsOf(birthYear, "ZH", today)).toEqual(years);
});

test.each(["LU", "AG", null, undefined])("school years: none are named in %s", (canton) => {
  expect(schoolYearsOf(2015, canton, "2026-11-29")).toBeNull();
});
