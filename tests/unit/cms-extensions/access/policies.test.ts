import { expect, test } from "vitest";
import { policies } from "../../../../cms-extensions/access/policies.ts";
import { roles } from "../../../../cms-extensions/access/roles.ts";

const ids = new Map(policies.map((policy) => [policy.id, policy]));

// Two read rules with different fields on one collection would let filter, search and aggregate reach the
// union of the fields on the union of the rows.
test.each(roles)("Directus policies: $name never has two read rules for one collection", (role) => {
  const read = role.policies.flatMap((id) =>
    (ids.get(id)?.permissions ?? []).filter((permission) => permission.action === "read"),
  );
  const collections = read.map((permission) => permission.collection);
  expect(collections).toEqual([...new Set(collections)]);
});

test("Directus policies: have at most one rule per collection and action", () => {
  for (const policy of policies) {
    const cells = policy.permissions.map(({ collection, action }) => `${collection} ${action}`);
    expect(cells, policy.name).toEqual([...new Set(cells)]);
  }
});

test("Directus policies: grant no one but administrators access to shares, tokens or permissions", () => {
  const granted = policies.flatMap((policy) => policy.permissions);
  const forbidden = [
    "directus_shares",
    "directus_permissions",
    "directus_policies",
    "directus_access",
  ];
  expect(granted.filter((permission) => forbidden.includes(permission.collection))).toEqual([]);
  const users = granted.filter((permission) => permission.collection === "directus_users");
  expect(users.flatMap((permission) => permission.fields ?? [])).not.toContain("*");
  expect(users.flatMap((permission) => permission.fields ?? [])).not.toContain("token");
});
