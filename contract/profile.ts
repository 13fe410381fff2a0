/** Of a picture of oneself, as it is sent. */
export const PHOTO_MAX_BYTES = 4 * 1_048_576;

/** What a member says of themself, in characters. */
export const BIO_MAX_LENGTH = 600;
export const SHORT_FACT_MAX_LENGTH = 120;
export const DISPLAY_NAME_MAX_LENGTH = 80;

/** What a member writes about themself in their record, and the service reads. A new field begins here (docs/how-to.md). */
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
 * What a member shows to some and hides from others: `visibility` holds a level under each name. City and
 * canton are one place. How somebody is called and since when they are a member is never hidden.
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

/** What members may say that they speak. */
export const LANGUAGES = ["pt", "de", "gsw", "fr", "it", "rm", "en", "es"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** Every member, only those connected with this member, only this member. */
export const VISIBILITIES = ["members", "connections", "self"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What a field is until its member chooses something else. */
export const RESERVED: Visibility = "self";

/** Which part of a picture the square keeps; of a tall one `start` is the top, of a wide one the left. */
export const crops = ["center", "start", "end"] as const;
export type Crop = (typeof crops)[number];
