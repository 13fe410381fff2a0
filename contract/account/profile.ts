export const PHOTO_MAX_BYTES = 4 * 1_048_576;

export const BIO_MAX_LENGTH = 600;
export const SHORT_FACT_MAX_LENGTH = 120;
export const DISPLAY_NAME_MAX_LENGTH = 80;

/** Profile fields that members write and the service reads. How to add one: docs/how-to.md. */
export const PROFILE_COLUMNS = [
  "city",
  "canton",
  "profession",
  "bio",
  "spokenLanguages",
  "skills",
  "interests",
  "links",
  "inSwitzerlandSince",
  "visibility",
] as const;
export type ProfileColumn = (typeof PROFILE_COLUMNS)[number];

/**
 * Fields with a visibility level, stored in `visibility` by name. City and canton count as one place. The
 * shown name and the member-since date are always visible.
 */
export const HIDEABLE_FIELDS = [
  "avatar",
  "place",
  "profession",
  "bio",
  "spokenLanguages",
  "skills",
  "interests",
  "links",
  "inSwitzerlandSince",
] as const;
export type HideableField = (typeof HIDEABLE_FIELDS)[number];

export const LANGUAGES = ["pt", "de", "gsw", "fr", "it", "rm", "en", "es"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** Every member, connections only, or the member alone. */
export const VISIBILITIES = ["members", "connections", "self"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const DEFAULT_VISIBILITY: Visibility = "self";

/**
 * Part of a photo that the square crop shows. For a tall photo `start` is the top, for a wide one the left.
 */
export const crops = ["center", "start", "end"] as const;
export type Crop = (typeof crops)[number];
