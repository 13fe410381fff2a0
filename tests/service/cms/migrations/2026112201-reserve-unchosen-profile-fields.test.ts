import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { up } from "../../../../cms-extensions/migrations/2026112201-reserve-unchosen-profile-fields.js";
import { given } from "../cms.ts";

/** A temporary table of that name, which only this connection sees. */
const client = new Client({ connectionString: given("TEST_CMS_DATABASE_URL") });
const knexLike = (hasColumn: boolean) => ({
  schema: { hasColumn: async () => hasColumn },
  raw: (sql: string) => client.query(sql),
});

beforeAll(async () => {
  await client.connect();
  await client.query("create temp table directus_users (id int, visibility json)");
});
afterAll(() => client.end());

test("migration: only partly closed profiles keep their visibility levels", async () => {
  const stored = { bio: "self", place: "members", links: "members" };
  const rows = [
    null,
    { bio: "members", place: "members" },
    {},
    stored,
    { place: "connections" },
    [],
  ];
  for (const [id, visibility] of rows.entries()) {
    await client.query("insert into directus_users values ($1, $2)", [
      id,
      visibility && JSON.stringify(visibility),
    ]);
  }
  await up(knexLike(true));
  const after = await client.query("select visibility from directus_users order by id");
  expect(after.rows.map(({ visibility }) => visibility)).toEqual([
    null,
    null,
    null,
    stored,
    { place: "connections" },
    null,
  ]);
});

test("migration: a database without the column is not changed", async () => {
  await client.query("alter table directus_users drop column visibility");
  await up(knexLike(false));
  expect((await client.query("select id from directus_users")).rowCount).toBe(6);
});
