import { withCharacters } from "./html-characters.ts";
import { cleanText } from "./visible-text.ts";

/** Look-alike letters of other alphabets, each followed by its Latin letter. */
const LOOK_ALIKES = [
  // Cyrillic
  "аa вb сc ԁd еe ёe гr һh іi їi јj кk ӏl мm нh оo рp ԛq ѕs тt ѵv ԝw хx уy пn ьb",
  "АA ВB СC ԀD ЕE НH ІI ЇI ЈJ КK МM ОO РP ЅS ТT ХX УY ԌG",
  // Greek
  "αa βb γy εe ζz ηn ιi κk νv οo ρp σo ςs τt υu χx ωw",
  "ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX",
  // Armenian
  "օo սu հh ոn ցg յj",
  // Latin of other languages and of phonetics
  "ɑa ɡg ıi ɩi ɪi ʟl łl øo đd ƚl ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ᴊj ᴋk ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz",
].join(" ");
const LETTERS = new Map(LOOK_ALIKES.split(" ").map(([alike = "", letter = ""]) => [alike, letter]));
const ALIKE = new RegExp(`[${[...LETTERS.keys()].join("")}]`, "gu");

/** A bullet counts as a dot only inside a word; elsewhere it starts a list item. */
const DOTS = /[․。｡．﹒]|(?<=\S)[‧•∙⋅·・●⚫](?=\S)/gu;
const SLASHES = /[⁄∕⧸╱]/gu;
const HYPHENS = /[‐‑⁃−]/gu;
/**
 * Letters in circles and squares that NFKC does not normalize: 🅐 🅰, and single regional indicators: 🇨.
 */
const BOXED = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;
const [FIRST_CIRCLE, FIRST_SQUARE] = [0x1f150, 0x1f170];
const KEYCAP = /([0-9#*])\ufe0f?\u20e3/gu;
/** Latin letters, dashes and quotes stay as they are: "1º" is not "1o". */
const FOLDABLE = /[^\u0000-\u024f\u2000-\u206f]+/gu;
const DIGIT = /(?![0-9])\p{Nd}/gu;

function boxedLetter(boxed: string): string {
  const point = boxed.codePointAt(0) ?? 0;
  const first = point >= FIRST_SQUARE ? FIRST_SQUARE : FIRST_CIRCLE;
  return String.fromCodePoint("a".charCodeAt(0) + point - first);
}

/** In every script the ten digits are consecutive, zero first. */
function digitOf(digit: string): string {
  let nought = digit.codePointAt(0) ?? 0;
  const point = nought;
  while (/\p{Nd}/u.test(String.fromCodePoint(nought - 1)) && point - nought < 9) nought -= 1;
  return String(point - nought);
}

/**
 * Text for word filters: removes hidden characters; replaces wide, boxed and look-alike letters, digits,
 * dots and slashes by plain ones. Never shown or stored.
 */
export function unmaskedText(text: string): string {
  return withCharacters(cleanText(text))
    .replace(KEYCAP, "$1")
    .replace(FOLDABLE, (run) => run.normalize("NFKC"))
    .replace(BOXED, boxedLetter)
    .replace(ALIKE, (letter) => LETTERS.get(letter) ?? letter)
    .replace(DIGIT, digitOf)
    .replace(DOTS, ".")
    .replace(SLASHES, "/")
    .replace(HYPHENS, "-");
}
