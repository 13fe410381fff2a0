import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { versionedCollections } from "../../../../contract/content/kinds.ts";

test("content versions: are enabled in Directus exactly for the collections of the contract", () => {
  const snapshot = readFileSync(
    join(import.meta.dirname, "../../../../directus-snapshot.yaml"),
    "utf8",
  );
  const [collections = ""] = snapshot.split("\nfields:\n");
  const versioned = collections
    .split("\n  - collection: ")
    .filter((part) => part.includes("      versioning: true"))
    .map((part) => part.split("\n")[0]);
  expect(versioned.toSorted()).toEqual([...versionedCollections].toSorted());
});
