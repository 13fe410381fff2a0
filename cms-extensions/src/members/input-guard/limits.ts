import { isTooLong } from "../../../../contract/shared/text-length.ts";
import {
  OTHER_FIELD_MAX_LENGTH,
  storedTextLimit,
} from "../../../../contract/collections/input-limits.ts";

/** Characters of a whole row. No form knows this limit: it stops many long fields in one write. */
const LONGEST_WRITE = 64_000;

/**
 * The first field whose text exceeds the limit for members (contract/collections/input-limits.ts); `*` if all together
 * are too long; null if none.
 */
export function tooLongField(collection: string, payload: Record<string, unknown>): string | null {
  const fields = Object.entries(payload);
  const long = fields.find(([field, value]) =>
    typeof value === "string"
      ? isTooLong(value, storedTextLimit(collection, field))
      : lengthOf(value) > OTHER_FIELD_MAX_LENGTH,
  );
  if (long) return long[0];
  const all = fields.reduce((sum, [, value]) => sum + lengthOf(value), 0);
  return all > LONGEST_WRITE ? "*" : null;
}

const lengthOf = (value: unknown): number =>
  typeof value === "string" ? [...value].length : (JSON.stringify(value)?.length ?? 0);
