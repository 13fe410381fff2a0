import { isDeepStrictEqual } from "node:util";
import type { ClassPart } from "../../../../contract/content/courses.ts";
import type { Payload } from "../publishing/guards";

const fieldsOf = {
  text: ["body", "plainBody"],
  questions: ["questions"],
  film: ["video"],
} as const satisfies Partial<Record<ClassPart, readonly string[]>>;
const parts = Object.keys(fieldsOf) as (keyof typeof fieldsOf)[];

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

/** Null, an empty text and an empty list are equal; a row is represented by its id. */
function valueOf(stored: unknown): unknown {
  const value = parsed(stored);
  if (value === undefined || value === "" || (Array.isArray(value) && value.length === 0))
    return null;
  return isRow(value) && "id" in value ? value["id"] : value;
}

const isRow = (value: unknown): value is Payload =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Parts of a class that a write changes. Title, position and reading time are not parts. */
export function changedParts(payload: Payload, stored: Payload): ClassPart[] {
  const isOther = (field: string) =>
    field in payload && !isDeepStrictEqual(valueOf(payload[field]), valueOf(stored[field]));
  const own = parts.filter((part) => fieldsOf[part].some(isOther));
  return touches(payload["attachments"]) ? [...own, "files"] : own;
}

/** Without dates by part, the text's date is the date of the whole class. */
function wholeAt(updated: unknown): Payload {
  const at = updated instanceof Date ? updated.toISOString() : updated;
  return typeof at === "string" && at !== "" ? { text: at } : {};
}

export function partsChangedAfter(payload: Payload, stored: Payload | null, now: Date): Payload {
  if (stored === null) return { partsChangedAt: {} };
  const known = parsed(stored["partsChangedAt"]);
  const changed = changedParts(payload, stored).map((part) => [part, now.toISOString()]);
  const before = isRow(known) ? known : wholeAt(stored["date_updated"]);
  return { partsChangedAt: { ...before, ...Object.fromEntries(changed) } };
}

export const comparedFields: string[] = [
  ...Object.values(fieldsOf).flat(),
  ...["partsChangedAt", "date_updated"],
];
