import { isDeepStrictEqual } from "node:util";
import type { ClassPart } from "../../../contract/classes.ts";
import type { Payload } from "../content-hook/guards";

/** Fields that make a part, of those that are kept in the class itself. */
const fieldsOf = {
  text: ["body", "plainBody"],
  questions: ["questions"],
  film: ["video"],
} as const satisfies Partial<Record<ClassPart, readonly string[]>>;
const parts = Object.keys(fieldsOf) as (keyof typeof fieldsOf)[];

/** Whether a write names rows of a relation: as a list, or as what is made, changed and taken away. */
const touches = (list: unknown): boolean =>
  Array.isArray(list) ||
  (typeof list === "object" &&
    list !== null &&
    Object.values(list).some((rows) => Array.isArray(rows) && rows.length > 0));

function parsed(value: unknown): unknown {
  if (typeof value !== "string" || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** Nothing written, an empty text and an empty list are the same; a row is its id. */
function valueOf(stored: unknown): unknown {
  const value = parsed(stored);
  if (value === undefined || value === "" || (Array.isArray(value) && value.length === 0))
    return null;
  return isRow(value) && "id" in value ? value["id"] : value;
}

const isRow = (value: unknown): value is Payload =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Which parts of a class are other than they were, by what is written over what is stored. A title, a place
 * or a time of reading is none.
 */
export function changedParts(payload: Payload, stored: Payload): ClassPart[] {
  const isOther = (field: string) =>
    field in payload && !isDeepStrictEqual(valueOf(payload[field]), valueOf(stored[field]));
  const own = parts.filter((part) => fieldsOf[part].some(isOther));
  return touches(payload["attachments"]) ? [...own, "files"] : own;
}

/** Of what was never told by part the text counts as changed when the whole was. */
function wholeAt(updated: unknown): Payload {
  const at = updated instanceof Date ? updated.toISOString() : updated;
  return typeof at === "string" && at !== "" ? { text: at } : {};
}

/** When each part was last changed, after a write. */
export function partsChangedAfter(payload: Payload, stored: Payload | null, now: Date): Payload {
  if (stored === null) return { partsChangedAt: {} };
  const known = parsed(stored["partsChangedAt"]);
  const changed = changedParts(payload, stored).map((part) => [part, now.toISOString()]);
  const before = isRow(known) ? known : wholeAt(stored["date_updated"]);
  return { partsChangedAt: { ...before, ...Object.fromEntries(changed) } };
}

/** What `changedParts` compares. */
export const comparedFields: string[] = [
  ...Object.values(fieldsOf).flat(),
  ...["partsChangedAt", "date_updated"],
];
