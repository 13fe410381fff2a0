import { expect, test } from "vitest";
import { isNestedDeeperThan } from "../../../../contract/shared/json-depth.ts";

const nested = (depth: number) =>
  JSON.parse(`${'{"a":['.repeat(depth / 2)}${"]}".repeat(depth / 2)}`) as unknown;

test("JSON depth: counts nested arrays and objects together", () => {
  expect(isNestedDeeperThan(nested(64), 64)).toBe(false);
  expect(isNestedDeeperThan(nested(66), 64)).toBe(true);
  expect(isNestedDeeperThan(nested(20_000), 64)).toBe(true);
});

test("JSON depth: ignores siblings", () => {
  expect(
    isNestedDeeperThan(
      Array.from({ length: 10_000 }, () => ({ a: [1] })),
      3,
    ),
  ).toBe(false);
  for (const flat of [null, undefined, "a", 1]) expect(isNestedDeeperThan(flat, 0)).toBe(false);
});
