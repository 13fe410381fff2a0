import { afterAll, describe, expect, test } from "vitest";
import { applyAccess } from "../../../cms-extensions/access/apply-access.ts";
import { applyRules } from "../../../cms-extensions/schema/apply-rules.ts";
import { policyIds } from "../../../contract/account/roles.ts";
import {
  applySchema,
  planSchema,
  SchemaRefusedError,
} from "../../../cms-extensions/schema/apply-schema.ts";
import { admin, freshSlug, given, make, removeMade, tiers } from "./cms.ts";

const cms = { cmsUrl: given("TEST_CMS_URL"), adminToken: given("TEST_CMS_ADMIN_TOKEN") };
const tokens = {
  teaser: given("TEST_CMS_TEASER_TOKEN"),
  free: given("TEST_CMS_FREE_TOKEN"),
  paying: given("TEST_CMS_PAYING_TOKEN"),
  accounts: given("TEST_CMS_ACCOUNTS_TOKEN"),
};
const nothing = { created: 0, updated: 0, deleted: 0 };

afterAll(removeMade);

test("access model: applying it again writes nothing", async () => {
  expect(await applyAccess({ ...cms, tokens })).toEqual(nothing);
});

test("access model: a permission added by hand to our policy is removed", async () => {
  await admin("POST", "/permissions", {
    policy: policyIds.teaserContent,
    collection: "comments",
    action: "read",
    fields: ["*"],
    permissions: {},
  });
  expect(await applyAccess({ ...cms, tokens })).toEqual({ ...nothing, deleted: 1 });
});

test("access model: a policy created by hand is not changed", async () => {
  const policy = await make<{ id: string }>("/policies", { name: freshSlug("outra") });
  expect(await applyAccess({ ...cms, tokens })).toEqual(nothing);
  expect((await admin("GET", `/policies/${policy.id}`)).status).toBe(200);
});

test("data model: grows while Directus runs, and is visible to the next request", async () => {
  const [parent, child] = ["pai", "filho"].map((name) => freshSlug(name).replaceAll("-", "_"));
  const key = { field: "id", type: "integer", meta: {}, schema: { is_primary_key: true } };
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
    const stored = await admin("GET", `/items/${parent}?fields=id,children.id`);
    expect([stored.status, stored.data]).toEqual([200, [{ id: 1, children: [{ id: 7 }] }]]);
  } finally {
    for (const name of [child, parent]) await admin("DELETE", `/collections/${name}`);
  }
});

type SnapshotField = {
  collection: string;
  field: string;
  type: string;
  schema: Record<string, unknown> | null;
};
type Snapshot = { collections: { collection: string }[]; fields: SnapshotField[] };

/** The current schema with one field changed, as a version with another snapshot would have it. */
async function snapshotWith(
  collection: string,
  field: string,
  { type, ...schema }: Record<string, unknown>,
): Promise<string> {
  const snapshot = (await admin("GET", "/schema/snapshot")).data as Snapshot;
  const found = snapshot.fields.find(
    (each) => each.collection === collection && each.field === field,
  );
  if (!found) throw new Error(`${collection}.${field} is not there`);
  if (typeof type === "string") found.type = type;
  found.schema = { ...found.schema, ...schema };
  return JSON.stringify(snapshot);
}

/** A collection outside the snapshot, with three rows. */
async function withRows(work: (collection: string) => Promise<void>): Promise<void> {
  const collection = freshSlug("extra").replaceAll("-", "_");
  const fields = [
    { field: "id", type: "integer", meta: {}, schema: { is_primary_key: true } },
    { field: "source", type: "string", meta: {}, schema: { max_length: 2000 } },
    { field: "code", type: "string", meta: {}, schema: {} },
  ];
  await admin("POST", "/collections", { collection, schema: {}, meta: {}, fields });
  try {
    await admin("POST", `/items/${collection}`, [
      { id: 1, source: "x".repeat(900), code: "7" },
      { id: 2, source: "short", code: "7" },
      { id: 3, source: null, code: "seven" },
    ]);
    await work(collection);
  } finally {
    await admin("DELETE", `/collections/${collection}`);
  }
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof SchemaRefusedError ? error.misfits : error),
  );

describe("database rules", () => {
  test("are complete after the set-up: a second apply changes nothing", async () => {
    expect(await applyRules(cms)).toEqual([]);
  });

  test("cannot be applied without an administrator's token", async () => {
    const asAccounts = { ...cms, adminToken: tokens.accounts };
    await expect(applyRules(asAccounts)).rejects.toThrow("FORBIDDEN");
  });
});

describe("schema", () => {
  test("a second apply of the same snapshot changes nothing", async () => {
    expect(await applySchema(cms)).toEqual({ changes: 0, unchanged: [] });
  });

  test("a collection and a field added by hand remain and cause a warning", async () => {
    await admin("POST", "/fields/news", {
      field: "campo_manual",
      type: "string",
      meta: {},
      schema: {},
    });
    try {
      await withRows(async (collection) => {
        const { changes, unchanged } = await applySchema(cms);
        expect(changes).toBe(0);
        expect(unchanged).toEqual([
          `${collection} is not in the snapshot; it stays`,
          "news.campo_manual is not in the snapshot; it stays",
        ]);
        expect((await admin("GET", `/collections/${collection}`)).status).toBe(200);
        expect((await admin("GET", "/fields/news/campo_manual")).status).toBe(200);
      });
    } finally {
      await admin("DELETE", "/fields/news/campo_manual");
    }
  });

  test("a required field of a newer version is reported as one that blocks new rows", async () => {
    await withRows(async (collection) => {
      const older = await snapshotWith(collection, "code", {});
      const required = { field: "newer", type: "string", meta: {}, schema: { is_nullable: false } };
      await admin("DELETE", `/items/${collection}`, [1, 2, 3]);
      await admin("POST", `/fields/${collection}`, required);
      const { unchanged } = await applySchema(cms, { snapshot: older });
      expect(unchanged).toEqual([
        `${collection}.newer is not in the snapshot; it stays, but is required without a default: this version can add no rows there`,
      ]);
    });
  });

  test.each([
    ["source", { max_length: 255 }, "1 row would be cut or refused by character varying(255)"],
    [
      "code",
      {
        type: "integer",
        data_type: "integer",
        max_length: null,
        numeric_precision: 32,
        numeric_scale: 0,
      },
      "1 row would be cut or refused by integer",
    ],
    ["source", { is_nullable: false }, "1 row without a value, and it would be required"],
    [
      "code",
      { is_unique: true },
      "2 rows with a value that another row has, and it would be unique",
    ],
  ])("a change of %s to %o that existing rows violate is refused", async (field, schema, words) => {
    await withRows(async (collection) => {
      const snapshot = await snapshotWith(collection, field, schema);
      const before = await admin("GET", `/items/${collection}?sort=id`);

      expect((await planSchema(cms, snapshot)).changes).toHaveLength(1);
      expect(await refusalOf(applySchema(cms, { snapshot }))).toEqual([
        `${collection}.${field}: ${words}`,
      ]);
      expect((await admin("GET", `/items/${collection}?sort=id`)).data).toEqual(before.data);

      await admin("DELETE", `/items/${collection}`, [1, 3]);
      expect(await applySchema(cms, { snapshot })).toEqual({ changes: 1, unchanged: [] });
      expect((await planSchema(cms, snapshot)).changes).toEqual([]);
    });
  });

  test("a new required field without a default is refused while rows exist", async () => {
    await withRows(async (collection) => {
      const required = { field: "newer", type: "string", meta: {}, schema: { is_nullable: false } };
      await admin("DELETE", `/items/${collection}`, [1, 2, 3]);
      await admin("POST", `/fields/${collection}`, required);
      const snapshot = await snapshotWith(collection, "newer", {});
      await admin("DELETE", `/fields/${collection}/newer`);
      await admin("POST", `/items/${collection}`, { id: 4 });

      expect(await refusalOf(applySchema(cms, { snapshot, keepsLooser: true }))).toEqual([
        `${collection}.newer: 1 row would need a value in this new required field without a default`,
      ]);
    });
  });

  test("a start reports a wider column without narrowing it; only allowed deletions cut", async () => {
    await withRows(async (collection) => {
      const snapshot = await snapshotWith(collection, "source", { max_length: 255 });

      expect(await applySchema(cms, { snapshot, keepsLooser: true })).toEqual({
        changes: 0,
        unchanged: [
          `${collection}.source: 1 row would be cut or refused by character varying(255); the column stays as it is`,
        ],
      });
      const lengthOf = async () =>
        ((await admin("GET", `/items/${collection}/1`)).data as { source: string }).source.length;
      expect(await lengthOf()).toBe(900);

      await applySchema(cms, { snapshot, allowDeletions: true });
      expect(await lengthOf()).toBe(255);
    });
  });

  test("violating rows are counted for administrators only", async () => {
    const question = { collection: "news", field: "title", rule: "required" };
    expect((await admin("POST", "/schema-fit", [question])).data).toEqual([{ rows: 0, type: "" }]);
    expect((await tiers.accounts("POST", "/schema-fit", [question])).status).toBe(403);
    expect((await tiers.teaser("POST", "/schema-fit", [question])).status).toBe(403);
  });
});
