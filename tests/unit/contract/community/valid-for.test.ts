import { expect, test } from "vitest";
import {
  findValidFor,
  isOutdated,
  swissYear,
  validYears,
} from "../../../../contract/community/valid-for.ts";

test("reply validity: a year starts and ends in Swiss time", () => {
  expect(swissYear(new Date("2026-12-31T22:59:59Z"))).toBe(2026);
  expect(swissYear(new Date("2026-12-31T23:00:00Z"))).toBe(2027);
  expect(isOutdated({ year: 2026 }, new Date("2026-12-31T22:59:59Z"))).toBe(false);
  expect(isOutdated({ year: 2026 }, new Date("2026-12-31T23:00:00Z"))).toBe(true);
  expect(isOutdated({ year: 2027 }, new Date("2026-06-01T00:00:00Z"))).toBe(false);
});

test("reply validity: selectable years start with the next one", () => {
  expect(validYears(new Date("2026-06-01T00:00:00Z"))).toEqual([
    2027, 2026, 2025, 2024, 2023, 2022,
  ]);
});

test.each([
  [
    { canton: "VD", permit: "B", year: 2026 },
    { canton: "VD", permit: "B", year: 2026 },
  ],
  [{ year: 2026 }, { canton: null, permit: null, year: 2026 }],
  [{ canton: "VD", permit: "B" }, null],
  [{ canton: "XX", year: 2026 }, null],
  [{ permit: "Z", year: 2026 }, null],
  [{ year: "2026" }, null],
  [null, null],
])("reply validity: %j is stored as %j", (input, stored) => {
  expect(findValidFor(input)).toEqual(stored);
});
