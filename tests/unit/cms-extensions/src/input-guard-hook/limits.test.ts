import { expect, test } from "vitest";
import { tooLongField } from "../../../../../cms-extensions/src/input-guard-hook/limits.ts";

test.each([
  ["a text as the forms allow", "comments", { body: "a".repeat(20_000) }, null],
  ["a longer text", "comments", { title: "Oi", body: "a".repeat(20_001) }, "body"],
  ["what the profile allows", "directus_users", { bio: "a".repeat(2_000) }, null],
  ["a longer one", "directus_users", { bio: "a".repeat(2_001) }, "bio"],
  ["a list instead of a text", "drafts", { fields: Array(9_000).fill("a") }, "fields"],
  ["many texts", "drafts", Object.fromEntries(["a", "b", "c", "d"].map(long)), "*"],
  ["numbers and nothing", "votes", { value: 1, target: null, other: undefined }, null],
])("%s", (_, collection, payload, field) => {
  expect(tooLongField(collection, payload)).toBe(field);
});

function long(name: string): [string, string] {
  return [name, "a".repeat(19_000)];
}
