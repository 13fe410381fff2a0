import { normalForm } from "./text.ts";
import { cleanText } from "./visible-text.ts";

/** What a person's e-mail, name and password may be, for every form of the app and for the service. */

export const EMAIL_MAX_LENGTH = 254;

const REFUSED = String.raw`\s@"(),:;<>[\]\\\p{Cc}\p{Cf}`;
/**
 * One @, no spaces, quotes, brackets, control or format characters; a domain of at least two labels, none
 * of them empty, the last one with a letter: an address of a machine is none of a person.
 */
const ADDRESS = new RegExp(
  `^[^${REFUSED}]{1,64}@(?:[^${REFUSED}.]+\\.)+(?=[^.]*\\p{L})[^${REFUSED}.]{2,}$`,
  "u",
);

/** As typed, without stray spaces and odd widths. */
export const tidyEmail = (typed: string): string =>
  normalForm(cleanText(typed).trim(), "NFKC").trim();

/**
 * The form in which e-mails are compared: NFKC and lower case. Accents stay, so that `ána@…` and
 * `ana@…` are two people.
 */
export const emailKeyOf = (email: string): string => tidyEmail(email).toLowerCase();

/** True for an address that can be written to. The length comes first: no pattern sees more. */
export function isEmailAddress(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && ADDRESS.test(text);
}

export const FIRST_NAME_MAX_LENGTH = 60;
export const LAST_NAME_MAX_LENGTH = 80;

/** How a member calls a passkey. */
export const PASSKEY_NAME_MAX_LENGTH = 60;

/** Letters of any script with spaces, `'`, `.` and `-`. */
const NAME = /^(?=.*\p{L})[\p{L}\p{M} '.-]+$/u;
/** "J." and "J.P." */
const INITIALS = /^(?:\p{L}\p{M}*\.)+(?:\p{L}\p{M}*)?$/u;
const SHORTENED = /^[^.]+\.$/;

/** A name as it is kept. */
export const tidyName = (typed: string): string =>
  cleanText(typed).replaceAll("’", "'").trim().replaceAll(/\s+/g, " ");

/**
 * True for a tidied name of somebody. Its length is another question, asked before. A dot stands after one
 * letter, or at the end ("Jr."): no name is an address.
 */
export function isPersonName(text: string): boolean {
  const words = text.split(/[\s'-]+/);
  return (
    NAME.test(text) &&
    words.every(
      (word, at) =>
        !word.includes(".") ||
        INITIALS.test(word) ||
        (at === words.length - 1 && SHORTENED.test(word)),
    )
  );
}

export const PASSWORD_MIN_LENGTH = 10;
export const PASSWORD_MAX_LENGTH = 200;
/** Of what is typed for a password that exists: more than any has, and within what the service reads. */
export const TYPED_PASSWORD_MAX_LENGTH = 500;

/** Characters as people count them: an emoji is one or two, never four. */
export const characterCount = (text: string): number => [...text].length;

type FullName = { firstName: string; lastName: string };

/** "Souza da Silva" → "S."; the initial of the last surname, nothing where there is none. */
export function surnameInitial(lastName: string): string {
  const initial = [...(lastName.trim().split(/\s+/).at(-1) ?? "")].find((letter) =>
    /\p{L}/u.test(letter),
  );
  return initial ? `${initial.toLocaleUpperCase("pt-BR")}.` : "";
}

/** How other members read a name whose owner chose no other: "Ana S." */
export function reservedName({ firstName, lastName }: FullName): string {
  return `${firstName} ${surnameInitial(lastName)}`.trim();
}
