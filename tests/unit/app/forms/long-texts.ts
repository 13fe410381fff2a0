import { expect } from "vitest";

/** Long enough to show work that grows faster than its text. */
const LENGTH = 64_000;
const LETTERS = ["a.", ".", " ", "a", "0", "-", "@", "á", "\u0315\u0300", "🏔", "\n", ",", "a@a."];
/** Letters looked at by patterns and by what puts accents in order, for each letter that was typed. */
const MOST_LOOKS = 12;
/** Putting accents in order takes the square of their number. */
const MOST_ORDERED = 8_000;

/** A form full of what patterns find hardest. */
export const listLongTexts = () =>
  LETTERS.map((letters) => letters.repeat(LENGTH / letters.length));

/** Reading it costs some looks at each letter, however many there are. */
export function expectInStep(name: string, typed: string, read: () => unknown): void {
  const { looks, longestOrdered } = workOf(read);
  const field = `${name}: ${typed.slice(0, 4)}`;
  expect(looks, field).toBeLessThan(MOST_LOOKS * LENGTH);
  expect(longestOrdered, field).toBeLessThanOrEqual(MOST_ORDERED);
}

type Work = { looks: number; longestOrdered: number };

/** What `read` costs, counted instead of timed. */
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
