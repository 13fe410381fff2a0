import type { SchemaOverview } from "@directus/types";

type Row = Record<string, unknown>;

const isPlain = (value: unknown) =>
  value === null || typeof value !== "object" || value instanceof Date;
const isRow = (value: unknown): value is Row => !isPlain(value) && !Array.isArray(value);

function entriesOf(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  if (!isRow(value)) return value === null ? [] : null;
  const known = ["create", "update", "delete"];
  const isKnown = Object.keys(value).every((key) => known.includes(key) || key.startsWith("_"));
  return isKnown ? known.flatMap((key) => value[key] ?? []) : null;
}

/** True for a row that only links two others by their ids. Directus adds who saved it and when. */
const isTie = (entry: unknown, field: string): boolean =>
  isRow(entry) &&
  Object.entries(entry).every(
    ([name, value]) =>
      isPlain(value) ||
      (name === field &&
        isRow(value) &&
        Object.entries(value).every(
          ([key, id]) => isPlain(id) && (key === "id" || key.startsWith("_")),
        )),
  );

/**
 * The field of a version that changes rows of other collections; null if there is none. Directus shows a
 * version by writing it with full rights and rolling back. During that time such a field could change
 * anything its author likes.
 */
export function findReach(
  collection: string,
  delta: Row,
  relations: SchemaOverview["relations"],
): string | null {
  const reaching = Object.entries(delta).find(([field, value]) => {
    const isToOne = relations.some(
      (each) => each.collection === collection && each.field === field,
    );
    if (isToOne) return !isPlain(value);
    const toMany = relations.find(
      (each) => each.related_collection === collection && each.meta?.one_field === field,
    );
    if (!toMany) return false;
    const junction = toMany.meta?.junction_field ?? null;
    return (
      entriesOf(value)?.every(
        (entry) => isPlain(entry) || (junction !== null && isTie(entry, junction)),
      ) !== true
    );
  });
  return reaching?.[0] ?? null;
}
