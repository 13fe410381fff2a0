import { expect, test } from "vitest";
import { shareText } from "~/features/tools/figures";

test("share: reads as a fraction for thirds, else as a percentage", () => {
  expect([66.6667, 33.3333, 33.3334].map(shareText)).toEqual(["2/3", "1/3", "1/3"]);
  expect([20, 33.33, 5.3].map(shareText)).toEqual(["20%", "33,33%", "5,3%"]);
});
