const numbers = ["integer", "bigInteger", "float", "decimal"];
const ordered = [...numbers, "string", "text", "timestamp", "dateTime", "date", "time"];
const wantedTypes: Record<string, readonly string[]> = {
  sum: numbers,
  sumDistinct: numbers,
  avg: numbers,
  avgDistinct: numbers,
  min: ordered,
  max: ordered,
};
/** PostgreSQL neither compares nor groups these. */
const incomparable = ["json", "geometry"];

type Question = {
  aggregate?: Record<string, readonly string[] | undefined> | null;
  group?: readonly string[] | null;
};

/**
 * Names the first calculation that a field's type doesn't allow, such as the sum of titles, or null.
 * The database would fail over it.
 * @param typeOf the type of a field, undefined when there is none of that name
 */
export function impossibleAggregate(
  { aggregate, group }: Question,
  typeOf: (field: string) => string | undefined,
): string | null {
  for (const [operation, fields] of Object.entries(aggregate ?? {})) {
    for (const field of fields ?? []) {
      const type = typeOf(field);
      if (type === undefined) continue;
      const wanted = wantedTypes[operation];
      const isDistinct = operation === "countDistinct" && incomparable.includes(type);
      if (isDistinct || (wanted && !wanted.includes(type))) return `${operation}(${field})`;
    }
  }
  return (group ?? []).find((field) => incomparable.includes(typeOf(field) ?? "")) ?? null;
}
