export type UnsavedEdits = {
  savedAt: number;
  /** When the item was last saved before these edits; null for a new item. */
  base: string | null;
  edits: Record<string, Plain>;
};
export type Plain = string | number | boolean | null;
export type Row = Record<string, unknown>;
export type Place = { user: string; collection: string; item: string };

const PREFIX = "portal-kept-edits";
const TTL_MS = 7 * 86_400_000;
/** Fields that Directus and the portal's hooks write, never a user. */
const NOT_TYPED =
  /^(id|date_\w+|user_\w+|search\w+|uniqueKey|\w+Count|medianMinutes|quiz(Tries|ErrorPct)|rating|totalMinutes|readingMinutes|factsUntil)$/;

const isPlain = (value: unknown): value is Plain =>
  value === null || ["string", "number", "boolean"].includes(typeof value);

const keyOf = ({ user, collection, item }: Place) => [PREFIX, user, collection, item].join(":");

export const isSamePlace = (one: Place, other: Place): boolean => keyOf(one) === keyOf(other);

/** Typed fields that differ from the opened form; without relations and fields that hooks write. */
export function editsOf(opened: Row, now: Row): Record<string, Plain> {
  return Object.fromEntries(
    Object.entries(now).filter(
      (entry): entry is [string, Plain] =>
        isPlain(entry[1]) && !NOT_TYPED.test(entry[0]) && (opened[entry[0]] ?? null) !== entry[1],
    ),
  );
}

export const isPlainValue = (edits: Record<string, Plain>, row: Row): boolean =>
  Object.entries(edits).every(([field, value]) => (row[field] ?? null) === value);

/** Stores edits of an item, if any. Fails silently if the storage is full or blocked. */
export function saveEdits(storage: Storage, place: Place, stored: UnsavedEdits): boolean {
  try {
    if (Object.keys(stored.edits).length === 0) storage.removeItem(keyOf(place));
    else storage.setItem(keyOf(place), JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
}

export function forgetEdits(storage: Storage, place: Place): void {
  try {
    storage.removeItem(keyOf(place));
  } catch {
    // A storage that cannot be read has nothing to delete.
  }
}

function parse(text: string | null): UnsavedEdits | null {
  try {
    const input = JSON.parse(text ?? "null") as Partial<UnsavedEdits> | null;
    const isSaved = typeof input?.savedAt === "number" && typeof input.edits === "object";
    return isSaved && input.edits !== null ? (input as UnsavedEdits) : null;
  } catch {
    return null;
  }
}

/** The stored edits of an item; deletes edits of any item that are older than a week. */
export function findEdits(storage: Storage, place: Place, nowMs: number): UnsavedEdits | null {
  try {
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? "");
    for (const key of keys.filter((each) => each.startsWith(`${PREFIX}:`))) {
      const stored = parse(storage.getItem(key));
      if (!stored || nowMs - stored.savedAt > TTL_MS) storage.removeItem(key);
    }
    return parse(storage.getItem(keyOf(place)));
  } catch {
    return null;
  }
}
