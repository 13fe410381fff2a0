import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { allCollections } from "../../../../../../contract/collections/all-collections.ts";
import { linkedTexts } from "../../../../../../cms-extensions/src/editing/link-checks/collect-links.ts";

const snapshot = parse(readFileSync("directus-snapshot.yaml", "utf8")) as {
  fields: { collection: string; field: string }[];
};
const fieldsOf = (name: string) =>
  snapshot.fields.filter(({ collection }) => collection === name).map(({ field }) => field);

test.each(linkedTexts)("link check sources: $collection has the configured fields", (of) => {
  const named = [
    ...[of.title, ...of.addresses, ...of.texts],
    ...(of.hasSources ? ["sources"] : []),
    ...(of.until ? [of.until] : []),
    ...(of.author ? [of.author] : []),
    ...(of.status === undefined ? ["status"] : []),
  ];
  expect(named.filter((field) => !fieldsOf(of.collection).includes(field))).toEqual([]);
});

test("link check sources: every collection with web addresses is checked, or excluded on purpose", () => {
  const looked = new Set(linkedTexts.map(({ collection }) => collection));
  const leftOut = allCollections
    .filter(({ name, webAddresses }) => webAddresses && !looked.has(name))
    .map(({ name }) => name);
  expect(leftOut.sort()).toEqual([
    ...["currency_rates", "health_premiums", "membership_claims", "product_prices"],
  ]);
});
