import { isTooLong } from "../../../contract/text-length.ts";
import { storedTextLimit } from "../../../contract/text-limits.ts";

/** Characters of a list or record, as JSON. */
const LONGEST_JSON = 20_000;
/** Characters of everything one write brings. */
const LONGEST_WRITE = 64_000;

/**
 * Names the first field whose text is longer than members may store (contract/text-limits.ts), or `*`
 * when all together is, or null.
 */
export function tooLongField(collection: string, payload: Record<string, unknown>): string | null {
  const fields = Object.entries(payload);
  const long = fields.find(([field, value]) =>
    typeof value === "string"
      ? isTooLong(value, storedTextLimit(collection, field))
      : lengthOf(value) > LONGEST_JSON,
  );
  if (long) return long[0];
  const all = fields.reduce((sum, [, value]) => sum + lengthOf(value), 0);
  return all > LONGEST_WRITE ? "*" : null;
}

const lengthOf = (value: unknown): number =>
  typeof value === "string" ? [...value].length : (JSON.stringify(value)?.length ?? 0);
