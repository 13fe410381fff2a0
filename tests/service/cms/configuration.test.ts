import { afterAll, expect, test } from "vitest";
import { applyAccess } from "../../../cms-extensions/access/apply-access.ts";
import { policyIds } from "../../../contract/roles.ts";
import { applySchema, SchemaDeletionError } from "../../../cms-extensions/schema/apply-schema.ts";
import { admin, freshSlug, given, make, removeMade } from "./cms.ts";

const cms = { cmsUrl: given("TEST_CMS_URL"), adminToken: given("TEST_CMS_ADMIN_TOKEN") };
const tokens = {
  teaser: given("TEST_CMS_TEASER_TOKEN"),
  free: given("TEST_CMS_FREE_TOKEN"),
  paying: given("TEST_CMS_PAYING_TOKEN"),
  accounts: given("TEST_CMS_ACCOUNTS_TOKEN"),
};
const nothing = { created: 0, updated: 0, deleted: 0 };

afterAll(removeMade);

test("applying the access model again writes nothing", async () => {
  expect(await applyAccess({ ...cms, tokens })).toEqual(nothing);
});

test("a right that somebody added to our policy is taken back", async () => {
  await admin("POST", "/permissions", {
    policy: policyIds.teaserContent,
    collection: "comments",
    action: "read",
    fields: ["*"],
    permissions: {},
  });
  expect(await applyAccess({ ...cms, tokens })).toEqual({ ...nothing, deleted: 1 });
});

test("a policy somebody else made is left alone", async () => {
  const policy = await make<{ id: string }>("/policies", { name: freshSlug("outra") });
  expect(await applyAccess({ ...cms, tokens })).toEqual(nothing);
  expect((await admin("GET", `/policies/${policy.id}`)).status).toBe(200);
});

test("applying the schema again changes nothing", async () => {
  expect(await applySchema(cms)).toEqual({ changes: 0 });
});

test("a snapshot that would drop a collection is refused, and the collection stays", async () => {
  const collection = freshSlug("extra").replaceAll("-", "_");
  const fields = [{ field: "id", type: "integer", schema: { is_primary_key: true } }];
  await admin("POST", "/collections", { collection, schema: {}, meta: {}, fields });
  try {
    const refused = await applySchema(cms).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(SchemaDeletionError);
    expect((refused as SchemaDeletionError).deletions).toEqual([collection]);
    expect((await admin("GET", `/collections/${collection}`)).status).toBe(200);
  } finally {
    await admin("DELETE", `/collections/${collection}`);
  }
});

test("the data model grows while Directus runs, and is told to who asks next", async () => {
  const [parent, child] = ["pai", "filho"].map((name) => freshSlug(name).replaceAll("-", "_"));
  const key = { field: "id", type: "integer", schema: { is_primary_key: true } };
  const own = { field: "parent", type: "integer" };
  try {
    for (const [collection, fields] of [
      [parent, [key]],
      [child, [key, own]],
    ] as const) {
      await admin("POST", "/collections", { collection, schema: {}, meta: {}, fields });
    }
    await admin("POST", "/relations", {
      collection: child,
      field: "parent",
      related_collection: parent,
      meta: { one_field: "children" },
      schema: { on_delete: "CASCADE" },
    });
    const children = { field: "children", type: "alias", meta: { special: ["o2m"] } };
    await admin("POST", `/fields/${parent}`, children);
    await admin("POST", `/items/${parent}`, { id: 1, children: [{ id: 7 }] });
    const kept = await admin("GET", `/items/${parent}?fields=id,children.id`);
    expect([kept.status, kept.data]).toEqual([200, [{ id: 1, children: [{ id: 7 }] }]]);
  } finally {
    for (const name of [child, parent]) await admin("DELETE", `/collections/${name}`);
  }
});
