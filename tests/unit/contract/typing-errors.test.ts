import { describe, expect, test } from "vitest";
import { isOneErrorAway, swapsOf } from "../../../contract/typing-errors.ts";

describe("single typing error", () => {
  test.each([
    ["segurro", "seguro"],
    ["segro", "seguro"],
    ["sequro", "seguro"],
    ["seugro", "seguro"],
    ["eguro", "seguro"],
    ["seguroo", "seguro"],
  ])("separates %s from %s", (typed, meant) => {
    expect(isOneErrorAway(typed, meant)).toBe(true);
    expect(isOneErrorAway(meant, typed)).toBe(true);
  });

  test.each([
    ["seguro", "seguro"],
    ["sgro", "seguro"],
    ["segurado", "seguro"],
    ["orguse", "seguro"],
    ["sergou", "seguro"],
  ])("does not separate %s from %s", (typed, meant) => {
    expect(isOneErrorAway(typed, meant)).toBe(false);
  });
});

test("typing errors: list swapped neighbouring letters", () => {
  expect(swapsOf("zug")).toEqual(["uzg", "zgu"]);
  expect(swapsOf("é")).toEqual([]);
});
