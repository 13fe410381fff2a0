type Change = { kind: "N" | "D" | "E" | "A"; path?: unknown[] };

/** What Directus answers to `POST /schema/diff`; only what is judged here is named. */
export type SchemaDiff = {
  hash: string;
  diff: {
    collections: { collection: string; diff: Change[] }[];
    fields: { collection: string; field: string; diff: Change[] }[];
    systemFields?: { collection: string; field: string; diff: Change[] }[];
    relations: { collection: string; field: string; diff: Change[] }[];
  };
};

const deletesWhole = (entry: { diff: Change[] }) =>
  entry.diff.some((change) => change.kind === "D" && change.path === undefined);

/** Names every collection and `collection.field` whose data the diff would drop. Pure. */
export function listDeletions({ diff }: SchemaDiff): string[] {
  const collections = diff.collections.filter(deletesWhole).map((entry) => entry.collection);
  const fields = diff.fields
    .filter((entry) => deletesWhole(entry) && !collections.includes(entry.collection))
    .map((entry) => `${entry.collection}.${entry.field}`);
  return [...collections, ...fields];
}

/** Counts the changed collections, fields and relations of a diff. Pure. */
export function countChanges({ diff }: SchemaDiff): number {
  const parts = [diff.collections, diff.fields, diff.systemFields ?? [], diff.relations];
  return parts.reduce((sum, part) => sum + part.length, 0);
}
