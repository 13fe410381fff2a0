import { findContextCard } from "../community/context-card-values.ts";
import { CARD_FIELDS } from "../community/context-card.ts";
import { HIDEABLE_FIELDS, DEFAULT_VISIBILITY, VISIBILITIES } from "../account/profile.ts";

/**
 * An edit form sends the version that it loaded. If another version is stored by then, the change is
 * refused: nobody overwrites text they have not seen.
 */

/** Error code for a change of an outdated version. */
export const EDIT_CONFLICT = "EDIT_CONFLICT";
/** Hidden form field with the version. */
export const SEEN_VERSION = "seenVersion";
/** Maximum length of a version, longer than any that `digest` returns. */
export const SEEN_VERSION_MAX_LENGTH = 40;

/** Short hash of some values, equal for equal values. It protects from mistakes, not from attackers. */
export function digest(values: unknown): string {
  const text = JSON.stringify(values);
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2_654_435_761);
    two = Math.imul(two ^ code, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909);
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return `${(two >>> 0).toString(36)}-${(one >>> 0).toString(36)}`;
}

type Row = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): Row =>
  typeof value === "object" && value !== null ? (value as Row) : {};

/** Directus omits unset values of an object. These readers return all values in a fixed order. */
const readers: Readonly<Record<string, (value: unknown) => unknown>> = {
  contextCard: (value) => {
    const card = findContextCard(value);
    return CARD_FIELDS.map((field) => card?.[field] ?? null);
  },
  visibility: (value) =>
    HIDEABLE_FIELDS.map(
      (field) =>
        VISIBILITIES.find((level) => level === recordOf(value)[field]) ?? DEFAULT_VISIBILITY,
    ),
};

/** Directus fields that one member form saves at once, by collection. */
export const editedFields = {
  forum_posts: ["title", "body", "category", "contextCard"],
  comments: ["body"],
  directus_users: [
    ...["displayName", "city", "canton", "profession", "bio", "spokenLanguages", "skills"],
    ...["interests", "links", "visibility", "isInDirectory", "isVolunteer"],
  ],
} as const satisfies Record<string, readonly string[]>;
export type EditedCollection = keyof typeof editedFields;

export const isEdited = (collection: unknown): collection is EditedCollection =>
  typeof collection === "string" && Object.hasOwn(editedFields, collection);

/** Version of a Directus row. An empty text or list counts as null. */
export function versionOf(collection: EditedCollection, row: Row): string {
  const fields: readonly string[] = editedFields[collection];
  const values = fields.map((field) => {
    const value = readers[field]?.(row[field]) ?? row[field] ?? null;
    const isEmpty = value === "" || (Array.isArray(value) && value.length === 0);
    return isEmpty ? null : value;
  });
  return digest(values);
}
