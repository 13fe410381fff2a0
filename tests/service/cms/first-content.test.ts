import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedReference } from "../../../cms-extensions/seed/seed.ts";
import { requiredEnv } from "../../support/required-env.ts";

/** Directus' tables without rows. */
const schema = `first_content_${randomUUID().replaceAll("-", "")}`;
const address = new URL(requiredEnv("TEST_CMS_DATABASE_URL"));
address.searchParams.set("options", `-c search_path=${schema}`);
const databaseUrl = address.href.replaceAll("+", "%20");

const client = new Client({ connectionString: requiredEnv("TEST_CMS_DATABASE_URL") });

beforeAll(async () => {
  await client.connect();
  await client.query(`create schema ${schema}`);
  await client.query(`do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'directus%'
    loop execute format('create table ${schema}.%I (like public.%I including all)', name, name); end loop;
  end $$`);
  await client.query(`set search_path to ${schema}`);
});

afterAll(async () => {
  await client.query(`drop schema ${schema} cascade`);
  await client.end();
});

const countOf = async (table: string, condition = "true") => {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from "${table}" where ${condition}`,
  );
  return rows[0]?.count;
};

test("first content: a new installation gets what its pages require, and legal texts as drafts", async () => {
  const written = await seedReference({ databaseUrl });
  expect(written).toMatchObject({ languages: 1, Cantons: 26, Cantons_translations: 26 });
  for (const table of ["categories", "tags", "glossary_terms", "parameter_sets", "plan_steps"])
    expect([table, await countOf(table)]).toEqual([table, written[table]]);
  for (const table of ["signup_texts", "eligibility_rules", "report_sentences", "canton_figures"])
    expect([table, (await countOf(table)) ?? 0]).not.toEqual([table, 0]);
  // None of it depends on a demo item.
  expect(await countOf("plan_steps", `"courseClass" is not null`)).toBe(0);
  expect(await countOf("legal_documents")).toBe(2);
  expect(await countOf("legal_documents", "status <> 'draft'")).toBe(0);
  for (const table of ["news", "articles", "videos", "courses", "forum_posts", "jobs"])
    expect([table, await countOf(table)]).toEqual([table, 0]);
});

test("first content: no row refers to a row that a new installation lacks", async () => {
  const { rows } = await client.query<Record<"from" | "column" | "to" | "key", string>>(
    `select own.relname as "from", from_column.attname as "column",
            other.relname as "to", to_column.attname as "key"
     from pg_constraint as tie
     join pg_class as own on own.oid = tie.conrelid
     join pg_class as other on other.oid = tie.confrelid
     join pg_attribute as from_column
       on from_column.attrelid = tie.conrelid and from_column.attnum = tie.conkey[1]
     join pg_attribute as to_column
       on to_column.attrelid = tie.confrelid and to_column.attnum = tie.confkey[1]
     where tie.contype = 'f' and tie.connamespace = 'public'::regnamespace
       and own.relname not like 'directus%'`,
  );
  expect(rows.length).toBeGreaterThan(50);
  const lost: string[] = [];
  for (const { from, column, to, key } of rows) {
    const isOurs = !to.startsWith("directus");
    const known = isOurs ? `and "${column}" not in (select "${key}" from "${to}")` : "";
    if (await countOf(from, `"${column}" is not null ${known}`)) lost.push(`${from}.${column}`);
  }
  expect(lost).toEqual([]);
});

test("first content: existing rows stay as editors left them, and missing ones are added", async () => {
  await client.query(`update "Cantons" set capital = 'Outra' where "cantonCode" = 'ZG'`);
  await client.query(`update "Cantons_translations" set name = 'Outro' where "Cantons_id" = 9`);
  await client.query(`update legal_documents set status = 'published'`);
  await client.query(`delete from categories where slug = 'moradia'`);

  const written = await seedReference({ databaseUrl });

  const made = Object.entries(written).filter(([, count]) => count > 0);
  expect(made).toEqual([["categories", 1]]);
  expect(await countOf("Cantons", `capital = 'Outra'`)).toBe(1);
  expect(await countOf("Cantons_translations", `name = 'Outro'`)).toBe(1);
  expect(await countOf("Cantons_translations")).toBe(26);
  expect(await countOf("legal_documents", "status = 'published'")).toBe(2);
});
