import { sql } from "drizzle-orm";
import type { OfficialKind } from "../../../../../contract/calculators/official-years.ts";
import type { Database } from "../../../../db/database.ts";

const TABLES: Readonly<
  Record<OfficialKind, { table: string; key: readonly string[]; values: readonly string[] }>
> = {
  withholding_tax: {
    table: "withholding_tariffs",
    key: ["canton", "code"],
    values: ["from_cents", "rate_hundredths", "minimum_cents"],
  },
  premiums: {
    table: "health_premiums",
    key: ["canton", "region", "age_class", "has_accident", "insurer", "model", "tariff"],
    values: ["deductibles_chf", "premium_cents"],
  },
  premium_regions: {
    table: "premium_regions",
    key: ["postcode", "locality", "canton"],
    values: ["region"],
  },
  exchange_rates: {
    table: "imported_rates",
    key: ["source", "day", "base", "quote"],
    values: ["rate"],
  },
  insurers: { table: "insurer_names", key: ["number"], values: ["name"] },
};

export type RowDifference = {
  added: number;
  removed: number;
  changed: number;
  same: number;
  examples: string[];
};

const EXAMPLES = 10;

export async function compareRuns(
  within: Database,
  kind: OfficialKind,
  before: number | null,
  after: number,
): Promise<RowDifference> {
  const { table, key, values } = TABLES[kind];
  const list = (of: string, names: readonly string[]) =>
    sql.raw(names.map((name) => `${of}.${name}`).join(", "));
  const equal = sql.raw(key.map((name) => `old.${name} = new.${name}`).join(" and "));
  const { rows } = await within.execute<{
    state: keyof RowDifference;
    count: string;
    examples: string[];
  }>(sql`
    with old as (select * from ${sql.raw(table)} where import_id = ${before ?? -1}),
    new as (select * from ${sql.raw(table)} where import_id = ${after}),
    compared as (
      select
        case
          when old.import_id is null then 'added'
          when new.import_id is null then 'removed'
          when (${list("old", values)}) is distinct from (${list("new", values)}) then 'changed'
          else 'same'
        end as state,
        concat_ws(' ', ${sql.raw(key.map((name) => `coalesce(old.${name}, new.${name})`).join(", "))}) as name
      from old full join new on ${equal}
    )
    select state, count(*) as count, (array_agg(name order by name))[1:${sql.raw(String(EXAMPLES))}] as examples
    from compared group by state`);
  const countOf = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  const other = rows.filter(({ state }) => state !== "same");
  return {
    added: countOf("added"),
    removed: countOf("removed"),
    changed: countOf("changed"),
    same: countOf("same"),
    examples: other.flatMap(({ examples }) => examples).slice(0, EXAMPLES),
  };
}

export async function deleteRows(
  within: Database,
  kind: OfficialKind,
  importId: number,
): Promise<number> {
  const { table } = TABLES[kind];
  const { rowCount } = await within.execute(
    sql`delete from ${sql.raw(table)} where import_id = ${importId}`,
  );
  return rowCount ?? 0;
}

/** Updates PostgreSQL's statistics after an import; otherwise it plans queries for the old table size. */
export async function analyzeRows(within: Database, kind: OfficialKind): Promise<void> {
  await within.execute(sql`analyze ${sql.raw(TABLES[kind].table)}`);
}

/** Serializes imports and rollbacks of a kind. */
export async function lockKind(within: Database, kind: OfficialKind): Promise<void> {
  await within.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`official:${kind}`}, 0))`,
  );
}
