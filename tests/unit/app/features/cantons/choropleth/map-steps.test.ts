import { expect, test } from "vitest";
import { stepOf } from "~/features/cantons/choropleth/choropleth.server";

test("map steps: have equal counts, are ordered by value, and keep equal values in one step", () => {
  const values = Array.from({ length: 25 }, (_, at) => at * at);
  const find = stepOf(values);
  const steps = values.map(find);
  expect([1, 2, 3, 4, 5].map((step) => steps.filter((each) => each === step).length)).toEqual([
    5, 5, 5, 5, 5,
  ]);
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
});

test("map steps: are fewer if 26 cantons have only seven values, without duplicates", () => {
  const salaries = [5_708, ...Array<number>(7).fill(6_623), ...Array<number>(18).fill(6_964)];
  const find = stepOf(salaries);
  expect(find(5_708)).toBe(1);
  expect(find(6_623)).toBeLessThan(find(6_964));
});

test("map steps: are zero without a value, and positive for a single value", () => {
  expect(stepOf([1, 2])(null)).toBe(0);
  expect(stepOf([7])(7)).toBeGreaterThan(0);
  expect(stepOf([])(null)).toBe(0);
});
