import { callCms, type CmsAdmin } from "../cms-client.ts";
import { diffRows, type Row, type RowDiff } from "./row-diff.ts";

const PAGE_SIZE = 200;

export type Written = { created: number; updated: number; deleted: number };

/**
 * A kind of Directus configuration as rows behind one REST path. `isOurs` selects the rows that this model
 * owns: only those are compared and pruned.
 */
export type RowKind = {
  path: string;
  expected: readonly Row[];
  keyOf: (row: Row) => string;
  isOurs: (row: Row) => boolean;
};

/**
 * Creates, updates and prunes the rows of one kind.
 * @throws {CmsError} if Directus refuses a call
 */
export async function applyRows(cms: CmsAdmin, kind: RowKind): Promise<Written> {
  const present = (await listRows(cms, kind.path)).filter(kind.isOurs);
  const diff = diffRows(kind.expected, present, kind.keyOf);
  await writeRows(cms, kind.path, diff);
  return {
    created: diff.toCreate.length,
    updated: diff.toUpdate.length,
    deleted: diff.toDelete.length,
  };
}

// `/permissions` returns everything on every page, and built-in rows without an id.
async function listRows(cms: CmsAdmin, path: string): Promise<Row[]> {
  const rows = new Map<unknown, Row>();
  for (let page = 1; ; page += 1) {
    const before = rows.size;
    const query = `${path}?limit=${PAGE_SIZE}&page=${page}&sort=id`;
    const batch = (await callCms<Row[]>(cms, "GET", query)) ?? [];
    for (const row of batch) if (row.id !== undefined) rows.set(row.id, row);
    if (rows.size === before) return [...rows.values()];
  }
}

async function writeRows(cms: CmsAdmin, path: string, diff: RowDiff): Promise<void> {
  if (diff.toDelete.length > 0) await callCms(cms, "DELETE", path, { json: diff.toDelete });
  for (let start = 0; start < diff.toCreate.length; start += PAGE_SIZE) {
    const batch = diff.toCreate.slice(start, start + PAGE_SIZE);
    await callCms(cms, "POST", path, { json: batch });
  }
  for (const { id, values } of diff.toUpdate) {
    await callCms(cms, "PATCH", `${path}/${id}`, { json: values });
  }
}
