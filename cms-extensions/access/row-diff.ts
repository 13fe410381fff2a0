export type Row = Record<string, unknown>;
type Id = string | number;

export type RowDiff = {
  toCreate: Row[];
  toUpdate: { id: Id; values: Row }[];
  toDelete: Id[];
};

/**
 * Compares expected rows with existing ones by a key; only the fields of the expected row count.
 * @param keyOf identity of a row, the same for expected and existing rows
 */
export function diffRows(
  expected: readonly Row[],
  present: readonly Row[],
  keyOf: (row: Row) => string,
): RowDiff {
  const diff: RowDiff = { toCreate: [], toUpdate: [], toDelete: [] };
  const cache = new Map<string, Row>();
  const expectedKeys = new Set(expected.map(keyOf));
  for (const row of present) {
    const key = keyOf(row);
    if (!expectedKeys.has(key) || cache.has(key)) diff.toDelete.push(row["id"] as Id);
    else cache.set(key, row);
  }
  for (const values of expected) {
    const row = cache.get(keyOf(values));
    if (!row) diff.toCreate.push(values);
    else if (differs(values, row)) diff.toUpdate.push({ id: row["id"] as Id, values });
  }
  return diff;
}

const differs = (expected: Row, present: Row) =>
  Object.keys(expected).some((field) => !sameValue(expected[field], present[field]));

/** Equal as JSON, independent of key order; undefined counts as null. */
export function sameValue(a: unknown, b: unknown): boolean {
  return canonicalText(a) === canonicalText(b);
}

export function canonicalText(value: unknown): string {
  return JSON.stringify(canonical(value));
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || value === undefined) return null;
  if (typeof value !== "object") return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, canonical(inner)]));
}
