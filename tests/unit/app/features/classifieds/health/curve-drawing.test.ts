import { expect, test } from "vitest";
import { roundTicks, spread } from "~/features/classifieds/health/deductible-curve";

test("premium chart: labels sit at their lines if there is room", () => {
  expect(spread([200, 40, 120])).toEqual([200, 40, 120]);
});

test("premium chart: overlapping labels are spread around the middle of their lines", () => {
  expect(spread([100, 101, 102])).toEqual([80, 101, 122]);
  expect(spread([102, 100, 101])).toEqual([122, 80, 101]);
});

test("premium chart: labels stay between top and axis, in the order of their lines", () => {
  expect(spread([12, 13, 14])).toEqual([12, 33, 54]);
  expect(spread([270, 271, 272])).toEqual([230, 251, 272]);
});

test("premium chart: an axis has round values between its ends", () => {
  expect(roundTicks(0, 20_000)).toEqual([0, 5_000, 10_000, 15_000, 20_000]);
  expect(roundTicks(4_672.8, 7_872.8)).toEqual([5_000, 6_000, 7_000]);
  expect(roundTicks(0, 13_000)).toEqual([0, 5_000, 10_000]);
});
