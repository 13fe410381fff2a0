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
  Array.isArray(list)
    ? list.length > 0
    : typeof list === "object" &&
      list !== null &&
      Object.values(list).some((rows) => Array.isArray(rows) && rows.length > 0);

const valueOf = (value: unknown): unknown => {
  if (typeof value !== "string" || !/^[[{]/.test(value)) return value ?? null;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
};

/**
 * Which parts of a class are other than they were, by what is written over what is stored. A title, a place
 * or a time of reading is none. Pure.
 */
export function changedParts(payload: Payload, stored: Payload): ClassPart[] {
  const isOther = (field: string) =>
    field in payload && !isDeepStrictEqual(valueOf(payload[field]), valueOf(stored[field]));
  const own = parts.filter((part) => fieldsOf[part].some(isOther));
  return touches(payload["attachments"]) ? [...own, "files"] : own;
}

/** When each part was last changed, after a write. Pure. */
export function partsChangedAfter(payload: Payload, stored: Payload, now: Date): Payload {
  const known = valueOf(stored["partsChangedAt"]);
  const before = typeof known === "object" && known !== null ? known : {};
  const changed = changedParts(payload, stored).map((part) => [part, now.toISOString()]);
  return { partsChangedAt: { ...before, ...Object.fromEntries(changed) } };
}

/** What `changedParts` compares. */
export const comparedFields: string[] = [...Object.values(fieldsOf).flat(), "partsChangedAt"];
