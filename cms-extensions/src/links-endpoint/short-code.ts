import { randomInt } from "node:crypto";

/** Small letters and digits that no one takes for each other when a link is read out or typed. */
const ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz";
const LENGTH = 6;

/** A code that nobody guesses by counting: one of 887 million. */
export function newCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
