import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import {
  allCollections,
  collectionOf,
  collectionsWith,
} from "../../../../contract/collections/all-collections.ts";
import { contentKinds, itemPathOf } from "../../../../contract/content/kinds.ts";
import { areas } from "../../../../contract/shared/areas.ts";

const snapshot = parse(readFileSync("directus-snapshot.yaml", "utf8")) as {
  fields: { collection: string; field: string }[];
};
const ofDirectus = (name: string) => name.startsWith("directus_");
const fieldsOf = (name: string) => [
  "id",
  ...snapshot.fields.filter(({ collection }) => collection === name).map(({ field }) => field),
];

test("collections: are described once", () => {
  const names = allCollections.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test.each(allCollections.filter(({ name }) => !ofDirectus(name)))(
  "collections: $name and its described fields exist in the schema",
  (described) => {
    const { name, reading, webAddresses = [], portalPaths = [], unique, about, list } = described;
    const named = [
      ...(described.hasSlug ? ["slug"] : []),
      ...(described.isPublished ? ["status", "publishedAt"] : []),
      ...(described.search ? ["title", "summary", "searchText"] : []),
      ...(described.search === "text" ? [described.searchedText ?? "body", "searchBody"] : []),
      ...Object.keys(described.needs ?? {}),
      ...(reading ? [...Object.keys(reading.needs), reading.picture, `${reading.picture}Alt`] : []),
      ...(reading?.computes ? ["readingMinutes"] : []),
      ...(reading?.isFilm ? ["captions", "chapters", "durationSec", "provider", "transcript"] : []),
      ...(reading?.computes === "minutes and outline" ? ["outline", "preview"] : []),
      ...webAddresses,
      ...portalPaths,
      ...(unique ? ["uniqueKey", ...unique.fields] : []),
      ...(about ? [about] : []),
      ...(list ? [...list.fields, list.sort.replace("-", "")] : []),
    ];
    expect(named.filter((field) => !fieldsOf(name).includes(field))).toEqual([]);
  },
);

describe("content kind", () => {
  test.each(contentKinds)(
    "%s is published, searched, has an address and is visible to visitors",
    (kind) => {
      const described = collectionOf(kind);
      expect(described).toMatchObject({ hasSlug: true, isPublished: true });
      expect(described?.search).toBeDefined();
      expect(described?.reading?.picture).toBeDefined();
    },
  );

  test("includes every collection with its own page", () => {
    expect(collectionsWith(({ reading }) => reading).sort()).toEqual([...contentKinds].sort());
  });

  test("has a path if its area is open", () => {
    for (const kind of contentKinds)
      expect(itemPathOf(kind, "a b")).toBe(areas[kind].isOpen ? `/app/${kind}/a%20b` : null);
    expect(itemPathOf("tickets", "a")).toBeNull();
  });
});

test("collections: an undescribed one is undefined", () => {
  expect(collectionOf("languages")).toBeUndefined();
});
