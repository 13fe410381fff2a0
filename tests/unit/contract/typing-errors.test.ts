import { describe, expect, test } from "vitest";
import { isOneErrorAway, swapsOf } from "../../../contract/typing-errors.ts";

describe("one typing error", () => {
  test.each([
    ["segurro", "seguro"],
    ["segro", "seguro"],
    ["sequro", "seguro"],
    ["seugro", "seguro"],
    ["eguro", "seguro"],
    ["seguroo", "seguro"],
  ])("parts %s from %s", (typed, meant) => {
    expect(isOneErrorAway(typed, meant)).toBe(true);
    expect(isOneErrorAway(meant, typed)).toBe(true);
  });

  test.each([
    ["seguro", "seguro"],
    ["sgro", "seguro"],
    ["segurado", "seguro"],
    ["orguse", "seguro"],
    ["sergou", "seguro"],
  ])("does not part %s from %s", (typed, meant) => {
    expect(isOneErrorAway(typed, meant)).toBe(false);
  });
});

test("neighbors changed over", () => {
  expect(swapsOf("zug")).toEqual(["uzg", "zgu"]);
  expect(swapsOf("é")).toEqual([]);
});
