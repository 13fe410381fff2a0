import { MAX_JSON_DEPTH } from "./json-depth.ts";

/**
 * Cleans what people type. It runs before any other rule: in the app's forms, the service's requests and
 * hubs, and Directus' requests and writes.
 */

const EMOJI = String.raw`\p{ExtPict}[\ufe0e\ufe0f]?\p{EMod}?`;
const FLAG_OF_A_REGION = String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}`;
const KEYCAP = String.raw`[0-9#*]\ufe0f\u20e3`;
/** Scripts in which a joiner changes the preceding letter. */
const JOINING = ["Arab", "Syrc", "Mong", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu"]
  .concat("Knda", "Mlym", "Sinh", "Mymr", "Khmr")
  .map((script) => String.raw`\p{Script=${script}}`)
  .join("");
/** Invisible characters that have a meaning after another one. */
const MEANT = [
  FLAG_OF_A_REGION,
  String.raw`${EMOJI}(?:\u200d${EMOJI})*`,
  KEYCAP,
  String.raw`[${JOINING}]\p{M}{0,4}[\u200c\u200d]`,
  String.raw`\p{Script=Han}[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
].join("|");
/** Control and format characters, fillers, lone surrogates; tabs and line breaks stay. */
const NOTHING = String.raw`(?![\t\n\r])[\p{Cc}\p{Cs}\p{DI}\p{NChar}\ufff9-\ufffb\u{1d159}]`;
const MEANT_OR_NOTHING = new RegExp(`(${MEANT})|${NOTHING}`, "gu");

/** Direction marks are useful only where both directions meet. */
const DIRECTION_MARK = /^[\u200e\u200f\u061c]$/;
const RIGHT_TO_LEFT =
  /[\p{Script=Arab}\p{Script=Hebr}\p{Script=Syrc}\p{Script=Thaa}\p{Script=Nkoo}]/u;

/** No language uses more marks on one letter. */
const MAX_MARKS = 4;
/** Letter by letter, as sorting marks takes quadratic time. */
const LETTER_WITH_MARKS = new RegExp(String.raw`(\P{M}?\p{M}{1,${MAX_MARKS}})\p{M}*`, "gu");

/** References that HTML and Markdown renderers decode. */
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(ZeroWidthSpace|NoBreak|zwn?j|[lr]rm|nbsp));/gi;
const NAMED: Readonly<Record<string, string>> = {
  zerowidthspace: "\u200b",
  nobreak: "\u2060",
  zwj: "\u200d",
  zwnj: "\u200c",
  lrm: "\u200e",
  rlm: "\u200f",
  nbsp: "\u00a0",
};
const LAST_CODE_POINT = 0x10ffff;
const PLAIN = /^[\t\n\r -%'-~]*$/;
const VISIBLE = /[^\p{Z}\p{M}\p{Cc}\u2800]/u;

/**
 * Removes characters that are invisible or reverse the text around them, and normalizes to NFC. Empty if
 * nothing visible remains. Joiners and variation selectors stay where they form an emoji or a letter.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  const isRightToLeft = RIGHT_TO_LEFT.test(text);
  const cleaned = text
    .replace(REFERENCE, (written: string) => hiddenCharacter(written) ?? written)
    .replace(MEANT_OR_NOTHING, (found: string, meant?: string) =>
      meant !== undefined || (isRightToLeft && DIRECTION_MARK.test(found)) ? found : "",
    )
    .replace(LETTER_WITH_MARKS, (_, letter: string) => letter.normalize("NFC"));
  return isVisible(cleaned) ? cleaned : "";
}

/** The character of a reference if it is invisible; a no-break space stays a reference. */
function hiddenCharacter(reference: string): string | null {
  const character = characterOf(reference);
  return character !== "\u00a0" && !isVisible(character) ? character : null;
}

const isVisible = (text: string): boolean =>
  VISIBLE.test(
    text
      .replace(REFERENCE, characterOf)
      .replace(MEANT_OR_NOTHING, (_: string, meant?: string) => meant ?? ""),
  );

function characterOf(reference: string): string {
  const word = reference.slice(1, -1).toLowerCase();
  if (!word.startsWith("#")) return NAMED[word] ?? "";
  const point = word.startsWith("#x") ? Number.parseInt(word.slice(2), 16) : Number(word.slice(1));
  return point <= LAST_CODE_POINT ? String.fromCodePoint(point) : "\ufffd";
}

/** Passwords are compared as typed. */
const TYPED_AS_IT_IS = /password/i;

export const isCleaned = (field: string): boolean => !TYPED_AS_IT_IS.test(field);

/**
 * A JSON value with all its texts cleaned; files and other objects stay as they are. Bodies that nest
 * deeper than this walk are refused before.
 */
export function cleanTexts<Value>(value: Value, depth?: number): Value;
export function cleanTexts(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return cleanText(value);
  if (depth >= MAX_JSON_DEPTH) return value;
  if (Array.isArray(value)) return value.map((each) => cleanTexts(each, depth + 1));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, held]) => [
      field,
      isCleaned(field) ? cleanTexts(held, depth + 1) : held,
    ]),
  );
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
