import { createRequire } from "node:module";
import { afterAll, beforeAll, expect, test } from "vitest";
import { applyDatabaseRules } from "../../../cms-extensions/src/shared/database-rules.ts";
import { createDatabase } from "../bff/service.ts";

type Knex = Parameters<typeof applyDatabaseRules>[0];

/** Directus' own database driver, a dependency of the extensions only. */
const requireThere = createRequire(
  new URL("../../../cms-extensions/package.json", import.meta.url),
);
const makeKnex = (requireThere("knex") as { knex: (options: object) => Knex }).knex;

let database: Knex;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await createDatabase();
  drop = made.drop;
  database = makeKnex({ client: "pg", connection: made.url });
  for (const table of ["one", "other"]) await database.raw(`create table ${table} (id int)`);
});
afterAll(async () => {
  await database.destroy();
  await drop();
});

/** Triggers on two tables, with a delay between them so that others can start. */
const rulesOn = (marker: string, first: string, second: string) => {
  const trigger = (table: string) =>
    `create or replace trigger ${marker} after insert on ${table} execute function ${marker}()`;
  return {
    marker,
    statements: [
      `create or replace function ${marker}() returns trigger language plpgsql as $$ begin return null; end $$`,
      ...[trigger(first), "select pg_sleep(0.5)", trigger(second)],
    ],
  };
};

test("database rules: rules on the same tables are created one after the other", async () => {
  const made = await Promise.all([
    applyDatabaseRules(database, rulesOn("there", "one", "other")),
    applyDatabaseRules(database, rulesOn("back", "other", "one")),
  ]);
  expect(made).toEqual([true, true]);
  expect(await applyDatabaseRules(database, rulesOn("there", "one", "other"))).toBe(false);
});
