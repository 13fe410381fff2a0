import { withCharacters } from "./html-characters.ts";
import { withoutPlaces } from "./text-places.ts";

/** A text without its tags and what is placed in it, with its entities as characters, in one line. Pure. */
export const plainText = (html: string): string =>
  withCharacters(withoutPlaces(html).replace(/<[^<>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();
