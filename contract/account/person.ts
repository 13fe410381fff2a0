import { normalForm } from "../shared/text.ts";
import { cleanText } from "../shared/visible-text.ts";

/** Rules for a person's e-mail, name and password, for all forms and the service. */

export const EMAIL_MAX_LENGTH = 254;

const REFUSED = String.raw`\s@"(),:;<>[\]\\\p{Cc}\p{Cf}`;
/**
 * One @; no spaces, quotes, brackets, control or format characters. The domain has at least two labels,
 * none empty, and a letter in the last one: an IP address is not a person's address.
 */
const ADDRESS = new RegExp(
  `^[^${REFUSED}]{1,64}@(?:[^${REFUSED}.]+\\.)+(?=[^.]*\\p{L})[^${REFUSED}.]{2,}$`,
  "u",
);

/** As typed, without surrounding spaces and with normal character widths. */
export const tidyEmail = (typed: string): string =>
  normalForm(cleanText(typed).trim(), "NFKC").trim();

/** Form for comparing e-mails: NFKC and lower case. Accents stay, so `ána@…` and `ana@…` differ. */
export const emailKeyOf = (email: string): string => tidyEmail(email).toLowerCase();

/** True for a valid e-mail address. The length is checked first, so that no pattern runs on a long text. */
export function isEmailAddress(text: string): boolean {
  return text.length <= EMAIL_MAX_LENGTH && ADDRESS.test(text);
}

export const FIRST_NAME_MAX_LENGTH = 60;
export const LAST_NAME_MAX_LENGTH = 80;

export const PASSKEY_NAME_MAX_LENGTH = 60;

export const INVALID_NAME = "INVALID_NAME";

/** Letters of any script with spaces, `'`, `.` and `-`. */
const NAME = /^(?=.*\p{L})[\p{L}\p{M} '.-]+$/u;
/** "J." and "J.P." */
const INITIALS = /^(?:\p{L}\p{M}*\.)+(?:\p{L}\p{M}*)?$/u;
const SHORTENED = /^[^.]+\.$/;

export const tidyName = (typed: string): string =>
  cleanText(typed).replaceAll("’", "'").trim().replaceAll(/\s+/g, " ");

/**
 * True for a valid, tidied name. The length is checked elsewhere. A dot may follow one letter or end the
 * name ("Jr."), so no web address passes.
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
/** Maximum length of a typed password in forms and service: more than any real one. */
export const TYPED_PASSWORD_MAX_LENGTH = 500;

/** Characters as people count them: an emoji counts as one or two, not four. */
export const characterCount = (text: string): number => [...text].length;

type FullName = { firstName: string; lastName: string };

/** "Souza da Silva" → "S."; the initial of the last surname, empty if there is none. */
export function surnameInitial(lastName: string): string {
  const initial = [...(lastName.trim().split(/\s+/).at(-1) ?? "")].find((letter) =>
    /\p{L}/u.test(letter),
  );
  return initial ? `${initial.toLocaleUpperCase("pt-BR")}.` : "";
}

/** Name shown to other members by default: "Ana S." */
export function reservedName({ firstName, lastName }: FullName): string {
  return `${firstName} ${surnameInitial(lastName)}`.trim();
}
