import { findContextCard } from "./context-card-values.ts";
import { CARD_FIELDS } from "./context-card.ts";
import { digest } from "./edit-version.ts";
import { HIDEABLE_FIELDS, RESERVED, VISIBILITIES } from "./profile.ts";

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
      (field) => VISIBILITIES.find((level) => level === recordOf(value)[field]) ?? RESERVED,
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
