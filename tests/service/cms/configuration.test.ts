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
