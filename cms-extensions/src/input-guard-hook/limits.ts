/** Characters of a long text, where its collection says nothing of its own. */
const LONGEST_TEXT = 20_000;
/** Characters of everything one write brings, as JSON. */
const LONGEST_WRITE = 64_000;
const longestOf: Record<string, number> = { "directus_users.bio": 2_000 };

/**
 * Names the first field whose text is longer than people of the portal may write, or `*` when all
 * together is, or null. Walls behind the forms, which set closer limits. Pure.
 */
export function tooLongField(collection: string, payload: Record<string, unknown>): string | null {
  const long = Object.entries(payload).find(
    ([field, value]) => lengthOf(value) > (longestOf[`${collection}.${field}`] ?? LONGEST_TEXT),
  );
  if (long) return long[0];
  return lengthOf(payload) > LONGEST_WRITE ? "*" : null;
}

const lengthOf = (value: unknown): number =>
  typeof value === "string" ? value.length : (JSON.stringify(value)?.length ?? 0);
