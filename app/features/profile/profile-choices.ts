import { profile as words } from "~/i18n/pt-BR/profile";
import { translator } from "~/i18n/translator";

const t = translator("profile", words);

export const LANGUAGES = ["pt", "de", "gsw", "fr", "it", "rm", "en", "es"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

export const VISIBILITIES = ["members", "connections", "self"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What a member may hide; the service knows the same names. */
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

export const visibilityOptions = VISIBILITIES.map((value) => ({
  value,
  label: t(`visibility.${value}`),
}));

/** The language's name; a code that is not ours is shown as it is. */
export function languageName(code: string): string {
  return LANGUAGES.some((known) => known === code) ? t(`languages.${code as LanguageCode}`) : code;
}

/** Which part of a photo stays in its square. */
export const PHOTO_CROPS = ["center", "start", "end"] as const;
export const PHOTO_MAX_BYTES = 4 * 1024 * 1024;
