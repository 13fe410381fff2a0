import { expect, test } from "vitest";
import { isShownToEverybody } from "~/resources/public-collections";

test("public collections: include content for visitors, not data of one member", () => {
  expect(["news", "legal_documents", "*"].map(isShownToEverybody)).toEqual([true, true, true]);
  expect(["favorites", "votes", "directus_users"].map(isShownToEverybody)).toEqual([
    false,
    false,
    false,
  ]);
});
