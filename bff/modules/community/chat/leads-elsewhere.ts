import { LinkifyIt } from "linkify-it";
import tlds from "tlds" with { type: "json" };
import { deobfuscatedText } from "../../../../contract/shared/characters.ts";
import { cleanText } from "../../../../contract/shared/visible-text.ts";

const ENDINGS = new Set(tlds);
const addresses = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true }).tlds(tlds);

/** Never part of a sentence: a scheme, the start of an address, an internationalized domain. */
const UNMISTAKABLE = /[a-z][a-z\d+]{1,9}:\/\/|\bh(?:tt|xx)ps?:|\bwww\b|\bxn--|\bmailto:/i;

/**
 * Domain endings that are also Portuguese words: after a dot and with a capital letter, they start a
 * sentence.
 */
const WORDS =
  /^(?:ai|al|as|bar|bio|bom|boa|casa|com|de|do|em|eu|gente|la|link|me|men|mil|mo|na|ne|nem|no|om|os|pe|rio|sa|se|site|so|te|ter|tu|um|vip)$/;
/** Abbreviations and numbers before a dot: "Dr.med.", "3.de". */
const SHORTENED =
  /^(?:\d+|abr|ago|ap|aprox|apt|apto|art|av|cel|dep|dez|dom|dr|dra|etc|ex|fev|cia|hab|ing|jan|jul|jun|lic|ltda|max|min|n|nov|nr|num|obs|out|p|pag|prof|qua|qui|ref|rua|s|sab|seg|set|sex|sr|sra|st|sta|tel|ter|vs)$/i;
/** File extensions that are also domain endings. */
const FILES = /^(?:md|mov|zip)$/;

/** Disguised addresses: "golpe . com", "g o l p e", "golpe [ponto] com", "golpe(.)com", "c0m". */
const joiners: readonly [RegExp, string][] = [
  [/(?<=(?:^|[^\p{L}\p{N}])[\p{L}\p{N}.]) (?=[\p{L}\p{N}.](?:[^\p{L}\p{N}]|$))/gu, ""],
  [/\s?[([{<*"'_]\s?(?:\.|dot|ponto|punto)\s?[)\]}>*"'_]\s?/giu, "."],
  [/\s?[([{<*]\s?(?:@|at|arroba)\s?[)\]}>*]\s?/giu, "@"],
  [/\s(?:dot|punto)\s(?=\p{L})/giu, "."],
  [/(?<=[\p{L}\p{N}])\sarroba\s(?=[\p{L}\p{N}])/giu, "@"],
  [/%2e/gi, "."],
  [/\\/g, "/"],
  [/\s?\/\s?barra\s?\/?\s?/giu, "/"],
  [/:\s?\/\s?\//g, "://"],
  [/(?<=[\p{L}\p{N}])\s\.\s?(?=\p{L}{2})/gu, "."],
  [/(?<=\p{L})\s\/\s?(?=[\p{L}\p{N}])/gu, "/"],
];
/** "loja ponto com" is an address; in "no ponto com ele" the word is a noun. */
const SPOKEN =
  /(?<![\p{L}\p{N}])(?!(?:[aeo]|ao|do|em|este|esse|mesmo|neste|nesse|no|num|outro|um|certo|melhor|novo|bom|alto)\s)([\p{L}\p{N}-]{2,63})\sponto\s([\p{L}]{2,24})(?![\p{L}\p{N}])/giu;
const GLUED = /([\p{L}\p{N}-]{2,63})ponto(com|net|org|ch|br|info|site|online)(?![\p{L}])/giu;
/** A sentence never ends in "com", and never continues with "/". */
const BROKEN =
  /(?<=[\p{L}\p{N}])\.\s(?=(?:com|net|org|info|site|online|shop|app|xyz|top|br|ch)(?:\s?[./:]\s?\p{L}|\s?[.!]?\s?$))/gimu;
/** "golpe.com.Te espero": the address ends at "com". */
const MISSING_SPACE = /\.(?=(\p{Lu}\p{Ll}*)(?=\s|$))/gu;
const NAME = /[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;
const DIGIT_LETTERS: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s" };

const [MIN_DIGITS, MAX_DIGITS] = [8, 15];
const RUN = /(?:\+|\(\s?\+?)?\d(?:[\s().\-–—_/*~]{0,3}\d){6,24}/gu;
const LETTER_DIGITS = /(?<=[\d\s.+(-])[oOlI](?=[\d\s.-]*\d)/g;
const DIGIT_WORDS: Readonly<Record<string, string>> = {
  zero: "0",
  um: "1",
  uma: "1",
  dois: "2",
  duas: "2",
  tres: "3",
  quatro: "4",
  cinco: "5",
  seis: "6",
  meia: "6",
  sete: "7",
  oito: "8",
  nove: "9",
};
const SPOKEN_DIGITS = new RegExp(
  `\\b(?:${Object.keys(DIGIT_WORDS).join("|")})(?:[\\s,.\\-]+(?:e\\s+)?(?:${Object.keys(DIGIT_WORDS).join("|")}|\\d{1,3})){5,}\\b`,
  "gi",
);
const WORD = new RegExp(`\\b(?:${Object.keys(DIGIT_WORDS).join("|")})\\b`, "gi");

const DAY = String.raw`(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)?\d{2}|(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2})`;
const YEAR = String.raw`(?:19|20)\d{2}`;
/** Other numbers: dates, years, postal codes, amounts, insurance numbers, ranges of amounts. */
const OTHERS = [
  String.raw`${DAY}(?:[\s\-–—/]{1,3}${DAY})*(?:[\s\-–—/]+\d{1,4})?`,
  String.raw`${YEAR}(?:[\s\-–—/.]{1,3}${YEAR})+`,
  String.raw`\d{5}-\d{3}`,
  String.raw`[1-9]\d{0,2}(?:\.\d{3})+(?:-[1-9]\d{0,2}(?:\.\d{3})+)?`,
  String.raw`756\.\d{4}\.\d{4}\.\d{2}`,
  String.raw`[1-9]\d{1,2}00\s?[-–—/]\s?[1-9]\d{1,2}00`,
  String.raw`[1-9]\d{0,2}\.\d{3}\s?[-–—/]\s?[1-9]\d{0,2}\.\d{3}`,
].map((pattern) => new RegExp(`^${pattern}$`));
const MONEY_BEFORE = /(?:r\$|us\$|chf|fr\.?|sfr\.?|eur|brl|usd|[€$£])\s*$/i;
const MONEY_AFTER = /^\s*(?:,\d{2}|chf|francos|fr\b|reais|euros|dolares|mil\b|[€$£])/i;

/** True if the text contains a telephone number, in digits or words. Remove accents first. */
function hasPhoneNumber(text: string): boolean {
  const digits = text
    .replace(SPOKEN_DIGITS, (spoken) =>
      spoken.replace(WORD, (word) => DIGIT_WORDS[word.toLowerCase()] ?? "").replaceAll(/\D/g, ""),
    )
    .replace(LETTER_DIGITS, (letter) => (/o/i.test(letter) ? "0" : "1"));
  return [...digits.matchAll(RUN)].some(({ 0: run, index }) => {
    const count = run.replaceAll(/\D/g, "").length;
    if (count < MIN_DIGITS) return false;
    // A longer run is two numbers in a row, or an account or card number.
    if (count > MAX_DIGITS) return /^[(+0]/.test(run);
    const number = run.replace(/^\(/, "").trim();
    if (OTHERS.some((pattern) => pattern.test(number))) return false;
    const isSum =
      MONEY_BEFORE.test(digits.slice(0, index)) ||
      MONEY_AFTER.test(digits.slice(index + run.length));
    return !isSum || run.startsWith("+");
  });
}

/**
 * True for a message with a web address, an e-mail address or a telephone number, even if disguised.
 * Senders of an unanswered request may not send any.
 */
export function hasExternalContact(message: string): boolean {
  const plain = deobfuscatedText(message).normalize("NFD").replaceAll(/\p{M}/gu, "");
  const text = withoutDisguise(plain);
  return (
    UNMISTAKABLE.test(text) ||
    [cleanText(message), plain, text].some(hasAddress) ||
    hasPhoneNumber(plain)
  );
}

const withSingleSpaces = (text: string): string =>
  text
    .replaceAll(/[^\S\n]+/g, " ")
    .replaceAll(/ ?\n ?/g, "\n")
    .replaceAll(/\n+/g, "\n");

function withoutDisguise(text: string): string {
  const joined = joiners.reduce(
    (before, [from, to]) => before.replace(from, to),
    withSingleSpaces(text),
  );
  return joined
    .replace(SPOKEN, (spoken: string, host: string, ending: string) =>
      isSpokenEnding(ending) ? `${host}.${ending}` : spoken,
    )
    .replace(GLUED, "$1.$2")
    .replace(BROKEN, ".")
    .replace(MISSING_SPACE, (dot, word: string) => (isNamed(word) ? dot : `${dot} `))
    .replace(NAME, withLetteredEnding);
}

/** "ponto de ônibus" is not an address. */
const isSpokenEnding = (word: string): boolean =>
  isEnding(word) && (!WORDS.test(word.toLowerCase()) || /^(?:com|link|site|vip)$/i.test(word));

const isNamed = (word: string): boolean => isEnding(word) && !WORDS.test(word.toLowerCase());

const isEnding = (label: string): boolean => ENDINGS.has(label.toLowerCase());

function withLetteredEnding(name: string): string {
  const at = name.lastIndexOf(".") + 1;
  const ending = name.slice(at);
  if (!/\d/.test(ending) || !/\p{L}/u.test(ending)) return name;
  const lettered = ending.replaceAll(/[01345]/g, (digit) => DIGIT_LETTERS[digit] ?? digit);
  return isEnding(lettered) ? name.slice(0, at) + lettered : name;
}

const hasAddress = (text: string): boolean =>
  (addresses.match(text) ?? []).some(({ raw }) => !isProse(raw));

function isProse(raw: string): boolean {
  if (/[/@:?#]/.test(raw)) return false;
  const labels = raw.replace(/\.$/, "").split(".");
  const ending = labels.at(-1) ?? "";
  if (labels.every((label) => /^\d+$/.test(label))) return labels.length !== 4;
  if (labels.length > 2) return labels.slice(0, -1).every((label) => SHORTENED.test(label));
  const host = labels[0] ?? "";
  if (SHORTENED.test(host)) return true;
  if (FILES.test(ending)) return true;
  return /^\p{Lu}\p{Ll}*$/u.test(ending) && WORDS.test(ending.toLowerCase());
}
