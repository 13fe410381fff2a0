import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import {
  ENTITLEMENT_SOURCES,
  entitlementRules,
  isEntitlementSource,
  grantedSources,
} from "../../../../contract/account/membership.ts";
import { findValueName } from "../../../../bff/modules/account/privacy/value-names.ts";

type Field = {
  collection: string;
  field: string;
  meta: { options: { choices?: { value: string }[] } | null };
};
const { fields } = parse(readFileSync("directus-snapshot.yaml", "utf8")) as { fields: Field[] };

function choicesOf(collection: string, name: string): string[] {
  const found = fields.find((each) => each.collection === collection && each.field === name);
  return (found?.meta.options?.choices ?? []).map(({ value }) => value);
}

test("entitlement sources: editors' choices equal the known sources", () => {
  expect(choicesOf("entitlements", "source").toSorted()).toEqual(ENTITLEMENT_SOURCES.toSorted());
  expect(choicesOf("directus_users", "membershipSource").toSorted()).toEqual(
    ["none", ...ENTITLEMENT_SOURCES].toSorted(),
  );
});

test("entitlement sources: all have a text for the member's data export", () => {
  expect(ENTITLEMENT_SOURCES.filter((name) => !findValueName("source", name))).toEqual([]);
});

test("entitlement sources: each belong to one of provider, editors and claims", () => {
  expect(grantedSources("provider")).toEqual(["stripe"]);
  expect(grantedSources("editor")).toEqual(["manual", "gift"]);
  expect(grantedSources("claim")).toEqual(["youtube"]);
});

test("entitlement sources: an unknown name is no source, including object members", () => {
  expect(["stripe", "paypal", "toString", ""].filter(isEntitlementSource)).toEqual(["stripe"]);
  expect(Object.keys(entitlementRules)).toEqual([...ENTITLEMENT_SOURCES]);
});
