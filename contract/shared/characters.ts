import { cleanText } from "./visible-text.ts";

/** HTML names of the characters from 160 on, in order. */
const FROM_160 =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

const others = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", shy: "" },
  ...{ ndash: "–", mdash: "—", minus: "−", hellip: "…", bull: "•", prime: "′" },
  ...{ lsquo: "‘", rsquo: "’", sbquo: "‚", ldquo: "“", rdquo: "”", bdquo: "„" },
  ...{ lsaquo: "‹", rsaquo: "›", larr: "←", rarr: "→", euro: "€", trade: "™" },
  ...{ OElig: "Œ", oelig: "œ", ensp: " ", emsp: " ", thinsp: " " },
};

const characters = new Map<string, string>([
  ...FROM_160.split(" ").map((name, at): [string, string] => [
    name,
    String.fromCodePoint(160 + at),
  ]),
  ...Object.entries(others),
]);

const REFERENCE = /&(?:#(\d+)|#x([\da-f]+)|([a-z][a-z\d]{1,7}));/gi;
const LAST_CODE_POINT = 0x10ffff;
const [FIRST_SURROGATE, LAST_SURROGATE] = [0xd800, 0xdfff];

/** A number without a character, or one that a database refuses, becomes a space. */
function characterOf(codePoint: number): string {
  const isHalf = codePoint >= FIRST_SURROGATE && codePoint <= LAST_SURROGATE;
  return codePoint > 0 && codePoint <= LAST_CODE_POINT && !isHalf
    ? String.fromCodePoint(codePoint)
    : " ";
}

/** Decodes HTML references (`&atilde;`); unknown names stay as they are. */
export const decodeReferences = (text: string): string =>
  text.replace(REFERENCE, (written: string, decimal?: string, hex?: string, name = "") => {
    if (decimal) return characterOf(Number(decimal));
    return hex ? characterOf(Number.parseInt(hex, 16)) : (characters.get(name) ?? written);
  });

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
/** Letters in black circles and squares, which NFKC does not normalize: 🅐 🅰. */
const ENCLOSED_LETTERS = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;
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
  let zeroPoint = digit.codePointAt(0) ?? 0;
  const point = zeroPoint;
  while (/\p{Nd}/u.test(String.fromCodePoint(zeroPoint - 1)) && point - zeroPoint < 9)
    zeroPoint -= 1;
  return String(point - zeroPoint);
}

/**
 * Text for word filters: removes hidden characters; replaces wide, boxed and look-alike letters, digits,
 * dots and slashes by plain ones. Never shown or stored.
 */
export function deobfuscatedText(text: string): string {
  return decodeReferences(cleanText(text))
    .replace(KEYCAP, "$1")
    .replace(FOLDABLE, (run) => run.normalize("NFKC"))
    .replace(ENCLOSED_LETTERS, boxedLetter)
    .replace(ALIKE, (letter) => LETTERS.get(letter) ?? letter)
    .replace(DIGIT, digitOf)
    .replace(DOTS, ".")
    .replace(SLASHES, "/")
    .replace(HYPHENS, "-");
}
