import { randomInt, randomUUID } from "node:crypto";
import type { Filling, HoleValue } from "./holes";

export type Sentinel = readonly HoleValue[];

const PRIVATE_USE_FIRST = 0xe000;
const PRIVATE_USE_HALF = 0xc00;
const LETTERS = "abcdefghijklmnopqrstuvwxyz";

const word = (length: number) =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/**
 * Texts are two words that start with letters that no real name has, so that initials are found too.
 * Numbers are longer than any on a page.
 */
function makeOne({ kind }: Filling, letters: () => string, length: number): HoleValue {
  if (kind === "id") return randomUUID();
  if (kind === "number") return 2 ** 52 + randomInt(2 ** 40);
  return `${letters()}${word(length)} ${letters()}${word(length + 3)}`;
}

/** Two sentinels with nothing in common, not even the lengths of their names. */
export function makeSentinels(fillings: readonly Filling[]): [Sentinel, Sentinel] {
  const make = (half: number, length: number): Sentinel => {
    const used = new Set<number>();
    const letters = () => {
      let code: number;
      do code = PRIVATE_USE_FIRST + half * PRIVATE_USE_HALF + randomInt(PRIVATE_USE_HALF);
      while (used.has(code));
      used.add(code);
      return String.fromCharCode(code);
    };
    return fillings.map((filling) => makeOne(filling, letters, length));
  };
  return [make(0, 9), make(1, 17)];
}
