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
const SPOKEN = new RegExp(
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
export function hasPhoneNumber(text: string): boolean {
  const digits = text
    .replace(SPOKEN, (spoken) =>
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
