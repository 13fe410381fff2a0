const numbers = ["integer", "bigInteger", "float", "decimal"];
const ordered = [...numbers, "string", "text", "timestamp", "dateTime", "date", "time"];
const expectedTypes: Record<string, readonly string[]> = {
  sum: numbers,
  sumDistinct: numbers,
  avg: numbers,
  avgDistinct: numbers,
  min: ordered,
  max: ordered,
};
/** Types that PostgreSQL can neither compare nor group. */
const incomparable = ["json", "geometry"];

type Question = {
  aggregate?: Record<string, readonly string[] | undefined> | null;
  group?: readonly string[] | null;
};

/**
 * The first aggregation that a field's type does not allow, such as the sum of titles, or null. The
 * database would fail on it.
 * @param typeOf type of a field; undefined for an unknown field
 */
export function findInvalidAggregate(
  { aggregate, group }: Question,
  typeOf: (field: string) => string | undefined,
): string | null {
  for (const [operation, fields] of Object.entries(aggregate ?? {})) {
    for (const field of fields ?? []) {
      const type = typeOf(field);
      if (type === undefined) continue;
      const expected = expectedTypes[operation];
      const isDistinct = operation === "countDistinct" && incomparable.includes(type);
      if (isDistinct || (expected && !expected.includes(type))) return `${operation}(${field})`;
    }
  }
  return (group ?? []).find((field) => incomparable.includes(typeOf(field) ?? "")) ?? null;
}
