import { randomInt } from "node:crypto";
import { CERTIFICATE_ALPHABET } from "../../../../contract/content/courses.ts";

const GROUPS = 3;
const GROUP_LENGTH = 4;

/** A number that cannot be guessed: one of 787 quadrillion. */
export function newCertificateNumber(): string {
  const letter = () => CERTIFICATE_ALPHABET[randomInt(CERTIFICATE_ALPHABET.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join("");
  return ["PS", ...Array.from({ length: GROUPS }, group)].join("-");
}
