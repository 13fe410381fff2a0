import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { up } from "../../../../cms-extensions/migrations/2026112701-choose-each-kind-of-notice.js";
import { given } from "../cms.ts";

/** A temporary table of that name, which only this connection sees. */
const client = new Client({ connectionString: given("TEST_CMS_DATABASE_URL") });
const knexLike = (hasColumn: boolean) => ({
  schema: { hasColumn: async () => hasColumn },
  raw: (sql: string) => client.query(sql),
});

beforeAll(async () => {
  await client.connect();
  await client.query(`create temp table directus_users (id int, "quietKinds" json)`);
});
afterAll(() => client.end());

test("migration: a kind turned off in the portal also turns off the kinds split from it", async () => {
  const rows = [
    null,
    [],
    ["like"],
    ["comment", "like"],
    ["connection", "plan", "offer"],
    "comment",
  ];
  for (const [id, kinds] of rows.entries()) {
    const json = kinds === null ? null : JSON.stringify(kinds);
    await client.query("insert into directus_users values ($1, $2)", [id, json]);
  }
  await up(knexLike(true));
  const after = await client.query(`select "quietKinds" as kinds from directus_users order by id`);
  expect(after.rows.map(({ kinds }) => kinds)).toEqual([
    null,
    [],
    ["like"],
    ["comment", "like", "reply", "mention", "solution", "topic"],
    ["connection", "plan", "offer", "chat", "scenario", "rate"],
    "comment",
  ]);
});

test("migration: a database without the column is not changed", async () => {
  await client.query(`alter table directus_users drop column "quietKinds"`);
  await up(knexLike(false));
  expect((await client.query("select id from directus_users")).rowCount).toBe(6);
});
