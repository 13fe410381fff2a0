import { expect } from "vitest";

/** Long enough to show work that grows faster than the text. */
const LENGTH = 64_000;
const LETTERS = ["a.", ".", " ", "a", "0", "-", "@", "á", "\u0315\u0300", "🏔", "\n", ",", "a@a."];
/** Maximum characters examined, by patterns and by sorting accents, per typed character. */
const MOST_LOOKS = 12;
/** Sorting accents takes quadratic time. */
const MOST_ORDERED = 8_000;

/** Texts that are hardest for patterns. */
export const listLongTexts = () =>
  LETTERS.map((letters) => letters.repeat(LENGTH / letters.length));

/** Expects that reading takes a constant number of looks per character, whatever the length. */
export function expectInStep(name: string, typed: string, read: () => unknown): void {
  const { looks, longestOrdered } = workOf(read);
  const field = `${name}: ${typed.slice(0, 4)}`;
  expect(looks, field).toBeLessThan(MOST_LOOKS * LENGTH);
  expect(longestOrdered, field).toBeLessThanOrEqual(MOST_ORDERED);
}

type Work = { looks: number; longestOrdered: number };

/** Work of `read`, counted instead of timed. */
function workOf(read: () => unknown): Work {
  const work: Work = { looks: 0, longestOrdered: 0 };
  const { exec } = RegExp.prototype;
  const { normalize } = String.prototype;
  const countLooks = function countLooks(this: RegExp, text: string) {
    const from = this.lastIndex;
    const match = exec.call(this, text);
    const end = match ? match.index + match[0].length : this.sticky ? from : text.length;
    work.looks += Math.max(end - from, 1);
    return match;
  };
  const noteLength = function noteLength(this: string, form?: string) {
    work.longestOrdered = Math.max(work.longestOrdered, this.length);
    return normalize.call(this, form);
  };
  try {
    Object.assign(RegExp.prototype, { exec: countLooks });
    Object.assign(String.prototype, { normalize: noteLength });
    read();
  } finally {
    Object.assign(RegExp.prototype, { exec });
    Object.assign(String.prototype, { normalize });
  }
  return work;
}
