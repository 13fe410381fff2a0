import { expect, test } from "vitest";
import { isShownToEverybody } from "~/resources/public-collections";

test("content that visitors see counts, what one member saves does not", () => {
  expect(["news", "legal_documents", "*"].map(isShownToEverybody)).toEqual([true, true, true]);
  expect(["favorites", "votes", "directus_users"].map(isShownToEverybody)).toEqual([
    false,
    false,
    false,
  ]);
});
