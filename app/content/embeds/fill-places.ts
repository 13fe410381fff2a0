import { escapeText } from "~/http/escape-text";
import { translator } from "~/i18n/translator";
import {
  replacePlaces,
  withoutPlaces,
  type TextPlace,
} from "../../../contract/content/rich-text.ts";
import { noteId, placeId, type WrittenNote } from "./footnote";
import { contentFacts } from "./words";

const t = translator("content-facts", contentFacts);

const PIECE = /<[^<>]*>|[^<]+/g;
const UNFILLED = /^<(\/?)(?:h[1-6]|a)\b/;
const FOOTNOTE = /^<span(?: [^<>]*)? data-footnote[ =>]/;

export type Filling<Note> = { html: string; note?: Note };

/**
 * Fills the shortcodes of a prepared text and extracts the inline notes; each gets a number that links to
 * its footnote. Shortcodes in tags, headings, links and notes stay empty, like those without a result. Runs
 * in linear time.
 */
export function fillPlaces<Note>(
  html: string,
  find: (place: TextPlace) => Filling<Note> | undefined,
): { html: string; notes: (Note | WrittenNote)[] } {
  const notes: (Note | WrittenNote)[] = [];
  const numbers = new Map<Note, number>();
  let isUnfilled = false;
  let written: { html: string; depth: number } | null = null;

  function refer(number: number, isFirst: boolean): string {
    const id = isFirst ? ` id="${placeId(number)}"` : "";
    const label = escapeText(t("note", { number }));
    return `<sup><a href="#${noteId(number)}"${id} role="doc-noteref" aria-label="${label}">${number}</a></sup>`;
  }

  function markUp(place: TextPlace): string {
    const { html: embedded, note } = find(place) ?? { html: "" };
    if (!note) return embedded;
    const known = numbers.get(note);
    const number = known ?? notes.push(note);
    numbers.set(note, number);
    return embedded + refer(number, known === undefined);
  }

  function fill(piece: string): string {
    if (written) {
      written.depth += piece.startsWith("<span") ? 1 : piece === "</span>" ? -1 : 0;
      if (written.depth > 0) {
        written.html += withoutPlaces(piece);
        return "";
      }
      const number = notes.push({ html: written.html });
      written = null;
      return refer(number, true);
    }
    const [, closing] = UNFILLED.exec(piece) ?? [];
    if (closing !== undefined) isUnfilled = closing === "";
    if (!isUnfilled && FOOTNOTE.test(piece)) {
      written = { html: "", depth: 1 };
      return "";
    }
    if (piece.startsWith("<") || isUnfilled) return withoutPlaces(piece);
    return replacePlaces(piece, markUp);
  }

  return { html: (html.match(PIECE) ?? []).map(fill).join(""), notes };
}
