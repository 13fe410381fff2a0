import type { ClientBase } from "pg";
import type { SeedPlan } from "./plan.ts";
import type { LinkRows, Row, TableRows } from "./rows.ts";

const BATCH_SIZE = 500;
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * Writes a plan in one transaction: inserts or overwrites rows by key, replaces the links of the plan's own
 * parents, then updates the planner's statistics.
 * @returns number of rows in the plan, by table
 */
export async function writePlan(
  client: ClientBase,
  plan: SeedPlan,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  await inTransaction(client, async () => {
    for (const part of plan.rows) await upsert(client, part);
    for (const part of plan.links) await replace(client, part);
  });
  for (const { table, rows } of [...plan.rows, ...plan.links]) {
    counts[table] = rows.length;
    await client.query(`analyze ${quoted(table)}`);
  }
  return counts;
}

/**
 * Writes a plan's missing rows in one transaction. An existing row, found by any of its unique columns,
 * stays unchanged, and so do its links.
 * @returns number of written rows, by table
 */
export async function writeMissing(
  client: ClientBase,
  plan: SeedPlan,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  await inTransaction(client, async () => {
    const made = new Set<string>();
    for (const { table, key, rows } of plan.rows) {
      const onConflict = `on conflict do nothing returning ${quoted(key)}::text as key`;
      const keys = await insert(client, table, rows, onConflict);
      for (const each of keys) made.add(each);
      counts[table] = (counts[table] ?? 0) + keys.length;
    }
    for (const { table, parent, rows } of plan.links) {
      const missing = rows.filter((row) => made.has(String(row[parent])));
      await insert(client, table, missing, "");
      counts[table] = missing.length;
    }
  });
  return counts;
}

async function inTransaction(client: ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query("begin");
  try {
    await work();
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

async function upsert(client: ClientBase, { table, key, rows }: TableRows): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter(
    (name) => name !== key,
  );
  const changes = columns.map((name) => `${quoted(name)} = excluded.${quoted(name)}`);
  const onConflict = `on conflict (${quoted(key)}) do update set ${changes.join(", ")}`;
  await insert(client, table, rows, onConflict);
}

async function replace(client: ClientBase, part: LinkRows): Promise<void> {
  const { table, parent, parents, rows } = part;
  const strays = `delete from ${quoted(table)} where ${quoted(parent)}::text = any($1)`;
  await client.query(strays, [parents.map(String)]);
  await insert(client, table, rows, "");
}

async function insert(
  client: ClientBase,
  table: string,
  rows: readonly Row[],
  onConflict: string,
): Promise<string[]> {
  const keys: string[] = [];
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].map(quoted).join(", ");
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH_SIZE));
    const { rows: returned } = await client.query<{ key: string }>(
      `insert into ${quoted(table)} (${columns})
       select ${columns} from json_populate_recordset(null::${quoted(table)}, $1::json) ${onConflict}`,
      [batch],
    );
    keys.push(...returned.map(({ key }) => key));
  }
  return keys;
}
