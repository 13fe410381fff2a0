/** The id of a relation's value, which Directus accepts as an id or as a row; null if there is none yet. */
export function idOf(value: unknown): string | null {
  const id = typeof value === "object" && value !== null && "id" in value ? value.id : value;
  return typeof id === "string" ? id : null;
}
