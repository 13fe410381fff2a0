import { swissLanguages, type SwissLanguage } from "./codes.ts";
import type { OfficeKind } from "./offices.ts";

/** Letters that members fill in and print. */
export const LETTER_KEYS = [
  "cancel-insurer",
  "change-deductible",
  "end-lease",
  "end-phone",
  "end-job",
  "pension-money",
  "tax-correction",
  "register",
  "permit-renewal",
  "dispute-bill",
] as const;
export type LetterKey = (typeof LETTER_KEYS)[number];

/** Search of a letter's page that opens it to leave Switzerland. */
export const ABOUT_LEAVING = "about=leaving";
export const isAboutLeaving = (search: URLSearchParams): boolean =>
  search.get("about") === "leaving";

/** The letter with which a member ends the lease of a home. */
export const END_LEASE_LETTER = "end-lease";

/** The letter with which a member resigns. */
export const END_JOB_LETTER = "end-job";

/** Letters that end a contract: its terms decide too. */
export const ENDING_LETTERS: readonly LetterKey[] = [
  "cancel-insurer",
  END_LEASE_LETTER,
  "end-phone",
  END_JOB_LETTER,
];

/** The letter about tax at source. */
export const TAX_LETTER = "tax-correction";

/**
 * Cantons where a letter about tax at source is not enough: the request goes by internet (TI, VS, ZH) or on a
 * form of the canton (AG, BE, GE; that Aargau and Bern take nothing else is not confirmed). Read in the notes of
 * the offices (`cms-extensions/seed/content/plan/offices.ts`).
 */
export const CANTONS_WITHOUT_TAX_LETTER: readonly string[] = ["AG", "BE", "GE", "TI", "VS", "ZH"];

/** False if the canton's office wants the request in another form. @param canton code; null if unknown */
export const isLetterEnough = (key: LetterKey, canton: string | null): boolean =>
  key !== TAX_LETTER || canton === null || !CANTONS_WITHOUT_TAX_LETTER.includes(canton);

/** Office of the canton that a letter is for; the others are for companies. */
export const LETTER_OFFICES: Readonly<Partial<Record<LetterKey, OfficeKind>>> = {
  "tax-correction": "tax",
  register: "register",
  "permit-renewal": "migration",
};

/** Languages of offices, and Portuguese to read along. */
export const LETTER_LANGUAGES = [...swissLanguages, "pt"] as const;
export type LetterLanguage = SwissLanguage | "pt";

/** `year`: a year that the letter's yearly deadline is about; it ends in the year after. */
export const LETTER_FIELD_KINDS = ["text", "day", "money", "choice", "year"] as const;

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

const isText = (value: unknown): value is string => typeof value === "string";

function readChoice(value: unknown): LetterChoice | null {
  if (typeof value !== "object" || value === null) return null;
  const choice = value as Record<string, unknown>;
  const words = ["value", "label", ...swissLanguages].map((name) => choice[name]);
  return words.every(isText) ? (choice as LetterChoice) : null;
}

const FIELD_NAME = /^[a-z][A-Za-z]*$/;

function readField(value: unknown): LetterField | null {
  if (typeof value !== "object" || value === null) return null;
  const { name, kind, label, hint, isRequired, choices } = value as Record<string, unknown>;
  const known = LETTER_FIELD_KINDS.find((each) => each === kind);
  if (!known || !isText(name) || !FIELD_NAME.test(name) || !isText(label) || label === "") {
    return null;
  }
  if (typeof isRequired !== "boolean" || (hint !== undefined && !isText(hint))) return null;
  const field = { name, kind: known, label, hint, isRequired };
  if (known !== "choice") return field;
  const words = Array.isArray(choices) ? choices.map(readChoice) : [];
  return words.length > 0 && !words.includes(null)
    ? { ...field, choices: words.flatMap((word) => word ?? []) }
    : null;
}

/** Reads an editor's list of fields; null for anything else, such as a choice without choices. */
export function readLetterFields(value: unknown): LetterField[] | null {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) return null;
  const fields = value.map(readField);
  return fields.includes(null) ? null : fields.flatMap((field) => field ?? []);
}

export const LETTER_PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** Stands for the sentence that a letter keeps its deadline; empty where a letter is not enough. */
export const KEEPS_DEADLINE = "keepsDeadline";

/** Names between double braces that are no field of the letter. */
export function unknownPlaceholders(
  texts: readonly (string | null | undefined)[],
  fields: readonly LetterField[],
): string[] {
  const named = texts.flatMap((text) =>
    [...(text ?? "").matchAll(LETTER_PLACEHOLDER)].map(([, name = ""]) => name),
  );
  const known = new Set([KEEPS_DEADLINE, ...fields.map(({ name }) => name)]);
  return [...new Set(named)].filter((name) => !known.has(name));
}
