import pg from "pg";
import { policies } from "../../cms-extensions/access/policies.ts";
import { roles } from "../../cms-extensions/access/roles.ts";
import { canonicalText, type Row } from "../../cms-extensions/access/row-diff.ts";
import { callCms } from "../../cms-extensions/cms-client.ts";
import { cmsAdminOf } from "../stack/prepare-cms.ts";
import type { Variables } from "../stack/variables.ts";

export type CmsState = Record<string, string[]>;

const ACCESS_TABLES = ["roles", "policies", "permissions", "access"] as const;
const SCHEMA_PARTS = ["collections", "fields", "systemFields", "relations"] as const;
/** The database assigns their ids, and nothing refers to them. */
const TABLES_WITHOUT_IDS: readonly string[] = ["permissions", "access"];

const ourIds = new Set<unknown>([...roles, ...policies].map(({ id }) => id));

export async function readCmsState(variables: Variables): Promise<CmsState> {
  const schema = await callCms<Row>(cmsAdminOf(variables), "GET", "/schema/snapshot");
  const state: CmsState = {};
  for (const part of SCHEMA_PARTS) state[part] = textsOf((schema?.[part] ?? []) as Row[]);
  const client = new pg.Client({ connectionString: variables.CMS_DATABASE_URL });
  await client.connect();
  try {
    const tables: Record<string, Row[]> = {};
    for (const table of ACCESS_TABLES) {
      tables[table] = (await client.query<Row>(`select * from directus_${table}`)).rows;
    }
    const named = [...(tables["roles"] ?? []), ...(tables["policies"] ?? [])];
    const nameOf = new Map(named.map(({ id, name }) => [id, ourIds.has(id) ? id : name]));
    for (const table of ACCESS_TABLES) {
      state[table] = textsOf((tables[table] ?? []).map((row) => comparable(table, row, nameOf)));
    }
  } finally {
    await client.end();
  }
  return state;
}

/** Directus creates the administrator's role and policy with random ids, so they are compared by name. */
function comparable(table: string, row: Row, nameOf: Map<unknown, unknown>): Row {
  const fields = Object.entries(row)
    .filter(([field]) => field !== "id" || !TABLES_WITHOUT_IDS.includes(table))
    .map(([field, value]) => [field, nameOf.get(value) ?? value]);
  return Object.fromEntries(fields) as Row;
}

function textsOf(things: readonly Row[]): string[] {
  return things.map(canonicalText).toSorted();
}

export function listDifferences(embedded: CmsState, outside: CmsState): string[] {
  return Object.keys({ ...embedded, ...outside }).flatMap((kind) => [
    ...missingFrom(outside[kind], embedded[kind]).map((text) => `${kind}, embedded only: ${text}`),
    ...missingFrom(embedded[kind], outside[kind]).map((text) => `${kind}, outside only: ${text}`),
  ]);
}

function missingFrom(present: readonly string[] = [], expected: readonly string[] = []): string[] {
  const left = [...present];
  return expected.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
