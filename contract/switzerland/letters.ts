import { swissLanguages, type SwissLanguage } from "./codes.ts";

/** Letters that members fill in and print. */
export const LETTER_KEYS = [
  "cancel-insurer",
  "change-deductible",
  "end-lease",
  "end-phone",
  "tax-correction",
  "register",
  "permit-renewal",
  "dispute-bill",
] as const;
export type LetterKey = (typeof LETTER_KEYS)[number];

/** Languages of offices, and Portuguese to read along. */
export const LETTER_LANGUAGES = [...swissLanguages, "pt"] as const;
export type LetterLanguage = SwissLanguage | "pt";

export const LETTER_FIELD_KINDS = ["text", "day", "money", "choice"] as const;

/** Of each field that a letter asks. */
export const LETTER_TEXT_MAX_LENGTH = 300;

/** Words of a choice in each language; `label` is the Portuguese text too. */
export type LetterChoice = { value: string; label: string } & Record<SwissLanguage, string>;

/** A value that one letter asks, besides names, addresses, place and date. */
export type LetterField = {
  name: string;
  kind: (typeof LETTER_FIELD_KINDS)[number];
  label: string;
  hint?: string | undefined;
  isRequired: boolean;
  choices?: readonly LetterChoice[] | undefined;
};
