import { withoutPlaces } from "./text-places.ts";

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** A text without its tags and what is placed in it, with its entities as characters, in one line. Pure. */
export function plainText(html: string): string {
  return withoutPlaces(html)
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => entities[name] ?? " ")
    .replace(/&#(\d+);/g, (_, code: string) => characterOf(Number(code)))
    .replace(/\s+/g, " ")
    .trim();
}

const LAST_CODE_POINT = 0x10ffff;

/** A number that names no character becomes a space, as an unknown name does. */
function characterOf(codePoint: number): string {
  return codePoint <= LAST_CODE_POINT ? String.fromCodePoint(codePoint) : " ";
}
