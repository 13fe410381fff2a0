import { swissLanguages, type SwissLanguage } from "../../../contract/switzerland/codes.ts";
import {
  COMMON_FIELDS,
  CONTRACT_END_FIELD,
  LEASE_END_FIELD,
  LETTER_LANGUAGE_FIELD,
  letterProblems,
  letterText,
  writeLetter,
  type Letter,
  type LetterProblem,
  type LetterValues,
  type WrittenLetter,
} from "./letter";
import { postingOf, type Posting } from "./posting.server";

export type LetterAnswer = {
  values: LetterValues;
  /** Null in a draft, and while none is chosen. */
  language: SwissLanguage | null;
  problems: Record<string, LetterProblem>;
  /** Null while a field keeps it from being written. */
  written: {
    original: WrittenLetter;
    portuguese: WrittenLetter;
    text: string;
    posting: Posting | null;
  } | null;
  /** Set if another page sent the values. */
  draft: { childYears: string[] } | null;
};

const YEAR = /^\d{4}$/;

/** A letter with the values of another page: nothing is missing yet. */
function draftLetter(form: FormData, names: readonly string[]): LetterAnswer {
  const values = Object.fromEntries(
    names.flatMap((name) => {
      const value = form.get(name);
      return typeof value === "string" ? [[name, value.trim()]] : [];
    }),
  );
  const years = form.getAll("childYear").filter((year) => typeof year === "string");
  return {
    ...{ values, language: null, problems: {}, written: null },
    draft: { childYears: years.filter((year) => YEAR.test(year)) },
  };
}

/**
 * Reads the form and writes the letter, or opens a draft from another page. Stores nothing.
 * @param options `today` as YYYY-MM-DD; `language` of the letter to send, unless the form names one; `isEnough`
 * as in `LetterToWrite`
 */
export function answerLetter(
  letter: Letter,
  form: FormData,
  options: { today: string; language: SwissLanguage; isEnough: boolean },
): LetterAnswer {
  const { today, isEnough } = options;
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const names = [...COMMON_FIELDS, ...letter.fields.map(({ name }) => name)];
  if (form.has("draft")) return draftLetter(form, names);
  const contractEnd = typed(CONTRACT_END_FIELD);
  const values = Object.fromEntries(
    names.map((name) => [
      name,
      name === LEASE_END_FIELD && contractEnd !== "" ? contractEnd : typed(name),
    ]),
  );
  const chosen = form.get(LETTER_LANGUAGE_FIELD);
  const language =
    chosen === null ? options.language : (swissLanguages.find((each) => each === chosen) ?? null);
  const problems: Record<string, LetterProblem> = {
    ...letterProblems(letter, values, today),
    ...(language === null && { [LETTER_LANGUAGE_FIELD]: "choice" }),
  };
  if (language === null || Object.keys(problems).length > 0) {
    return { values, language, problems, written: null, draft: null };
  }
  const toWrite = { ...letter, isEnough };
  const original = writeLetter(toWrite, values, language);
  return {
    ...{ values, language, problems, draft: null },
    written: {
      original,
      portuguese: writeLetter(toWrite, values, "pt"),
      text: letterText(original),
      posting: postingOf(letter, values, today),
    },
  };
}
