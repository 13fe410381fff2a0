/** Why an input is not a valid number. */
export type AmountProblem = "unreadable" | "several" | "negative" | "large";

export type ReadNumber =
  | { state: "empty" }
  | { state: "number"; value: number }
  | { state: "invalid"; reason: AmountProblem };

/** CHF 50 million. A larger amount is a typing error, and sums would exceed safe integers. */
export const LARGEST_CENTS = 5_000_000_000;
/** CHF 10 million, for salaries and all amounts of a scenario. */
export const LARGEST_SALARY_CENTS = 1_000_000_000;

/** Longer inputs are not read; no number is that long. */
const LONGEST_TEXT = 60;

const CURRENCIES = /chf|sfr\.?|fr\.|r\$|us\$|brl|eur|usd|gbp|[€$£]/g;
const CELL_BORDER = /[\t\n\r;|]+/;
const BLANKS = /[\s\u00a0\u202f\u2009'’`]/g;
const MINUS = /^[-−–—]/;
/** "1'200.–" is how Swiss shops write whole francs. */
const WHOLE_FRANCS = /[.,][-−–—]{1,2}$/;
const DIGITS = /^\d+$/;

/** Joins thousands groups: "1.234.567" without the separator; null if the groups are invalid. */
function joinGroups(text: string, mark: string): string | null {
  const [first = "", ...groups] = text.split(mark);
  const isGrouped = /^[1-9]\d{0,2}$/.test(first) && groups.every((each) => /^\d{3}$/.test(each));
  return DIGITS.test(text) ? text : isGrouped ? first + groups.join("") : null;
}

/**
 * An unsigned number as `12345.67`, or null. One separator groups thousands, another one starts the
 * decimals.
 */
function normalized(text: string, maxDecimals: number): string | null {
  const at = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  if (at < 0) return DIGITS.test(text) ? text : null;
  const [mark, other] = text[at] === "." ? [".", ","] : [",", "."];
  const [head, tail] = [text.slice(0, at), text.slice(at + 1)];
  if (!DIGITS.test(tail)) return null;
  if (head.includes(mark)) return joinGroups(text, mark);
  if (tail.length <= maxDecimals) {
    const whole = joinGroups(head, other);
    return whole === null ? null : `${whole}.${tail}`;
  }
  return head.includes(other) ? null : joinGroups(text, mark);
}

/**
 * Reads a number in Swiss or Brazilian notation: `1234.5`, `1'234.50`, `1.234,50`, "CHF 1’200.–", also
 * pasted from one table cell.
 * @param typed as typed or pasted
 * @param options.maxDecimals more decimals are invalid; three decimals mean thousands
 * @param options.largest maximum value
 */
export function readNumber(
  typed: string,
  options: { maxDecimals: number; largest: number },
): ReadNumber {
  const cells = typed
    .slice(0, LONGEST_TEXT + 1)
    .split(CELL_BORDER)
    .map((cell) => cell.toLowerCase().replace(CURRENCIES, "").replace("%", "").replace(BLANKS, ""))
    .filter((cell) => cell !== "");
  const [cell, another] = cells;
  if (cell === undefined) {
    return typed.trim() === "" ? { state: "empty" } : { state: "invalid", reason: "unreadable" };
  }
  if (another !== undefined) return { state: "invalid", reason: "several" };
  const isNegative = MINUS.test(cell);
  const compact = (isNegative ? cell.slice(1) : cell).replace(WHOLE_FRANCS, "");
  const text = normalized(compact, options.maxDecimals);
  if (text === null || typed.length > LONGEST_TEXT) {
    return { state: "invalid", reason: DIGITS.test(compact) ? "large" : "unreadable" };
  }
  const value = Number(text);
  if (isNegative && value > 0) return { state: "invalid", reason: "negative" };
  return value > options.largest
    ? { state: "invalid", reason: "large" }
    : { state: "number", value };
}

/** An amount in whole cents. @param largestCents a larger amount is refused as a typing error */
export function readCents(typed: string, largestCents = LARGEST_CENTS): ReadNumber {
  const read = readNumber(typed, { maxDecimals: 2, largest: largestCents / 100 });
  return read.state === "number" ? { state: "number", value: Math.round(read.value * 100) } : read;
}

/** A percentage, such as 5.3 for "5,3%". */
export function readPercent(typed: string, largest = 100): ReadNumber {
  return readNumber(typed, { maxDecimals: 4, largest });
}

export function readCount(typed: string, largest: number): ReadNumber {
  return readNumber(typed, { maxDecimals: 0, largest });
}
