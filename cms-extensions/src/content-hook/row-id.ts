/** The id of what is given by itself or as a row, for Directus takes both; null where there is none yet. */
export function idOf(value: unknown): string | null {
  const id = typeof value === "object" && value !== null && "id" in value ? value.id : value;
  return typeof id === "string" ? id : null;
}
