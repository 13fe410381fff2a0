import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { cmsMap } from "../../../../../../bff/modules/account/privacy/data-map.ts";
import { ownData } from "../../../../../../cms-extensions/access/policies/own-data.ts";
import { listPersonRelations } from "../../../../../../cms-extensions/src/members/privacy/person-relations.ts";

type Schema = Parameters<typeof listPersonRelations>[0];

const wordless = (collections: readonly string[]) =>
  [...new Set(collections)].filter((collection) => !cmsMap[collection]);

describe("data map has texts for", () => {
  test("every collection in which members own rows", () => {
    const collections = ownData.permissions.map(({ collection }) => collection);
    expect(collections).toContain("favorites");
    expect(wordless(collections)).toEqual([]);
  });

  test("every collection of the schema that refers to a person", () => {
    const schema = parse(readFileSync("directus-snapshot.yaml", "utf8")) as Schema;
    const collections = listPersonRelations(schema).map(({ collection }) => collection);
    expect(collections).toContain("tickets");
    expect(wordless(collections)).toEqual([]);
  });
});
