import { describe, expect, test } from "vitest";
import { judgePrice, type PriceVote } from "../../../../contract/classifieds/price-receipts.ts";

const votes = (letters: string): PriceVote[] =>
  [...letters].map((letter) => ({
    isRight: letter.toLowerCase() === "r",
    isTeam: letter === letter.toUpperCase(),
  }));

/** `r` and `w` are members' votes, right and wrong; `R` and `W` the team's. */
describe("reported price", () => {
  test.each([
    ["", null],
    ["r", "confirmed"],
    ["w", null],
    ["wr", null],
    ["wrr", "confirmed"],
    ["ww", "refused"],
    ["R", "confirmed"],
    ["W", "refused"],
    ["wwR", "confirmed"],
    ["rW", "refused"],
  ] as const)("with the votes %j is %j", (letters, outcome) => {
    expect(judgePrice(votes(letters))).toBe(outcome);
  });
});
