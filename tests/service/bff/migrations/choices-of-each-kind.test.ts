import { readFile } from "node:fs/promises";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase } from "../service.ts";

const FILE = new URL(
  "../../../../bff/db/migrations/0046_choices-of-each-kind.sql",
  import.meta.url,
);

let database: Awaited<ReturnType<typeof createDatabase>>;
let client: Client;
beforeAll(async () => {
  database = await createDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test("migration: a combined notification choice is copied to each of its kinds", async () => {
  const old = ["comment_push", "connection_push", "plan_push", "offer_push"];
  const columns = [...old, "comment_mail", "connection_mail"].map((name) => `wants_${name}`);
  await client.query(
    `create table email_frequencies (${columns.map((name) => `${name} boolean`).join(", ")})`,
  );
  await client.query(
    "insert into email_frequencies values (false, true, false, true, true, false)",
  );
  await client.query(
    "insert into email_frequencies values (true, false, true, false, false, true)",
  );
  for (const statement of (await readFile(FILE, "utf8")).split("--> statement-breakpoint"))
    await client.query(statement);
  const { rows } = await client.query(
    "select * from email_frequencies order by wants_comment_push",
  );
  const push = { reply: 0, mention: 0, solution: 0, topic: 0, chat: 1, scenario: 2, rate: 3 };
  const mail = { reply: 4, mention: 4, solution: 4, topic: 4, chat: 5 };
  for (const row of rows) {
    for (const [kind, from] of Object.entries(push))
      expect([kind, row[`wants_${kind}_push`]]).toEqual([kind, row[columns[from] ?? ""]]);
    for (const [kind, from] of Object.entries(mail))
      expect([kind, row[`wants_${kind}_mail`]]).toEqual([kind, row[columns[from] ?? ""]]);
  }
  expect(rows.map((row) => [row.wants_reply_push, row.wants_reply_mail])).toEqual([
    [false, true],
    [true, false],
  ]);
});
