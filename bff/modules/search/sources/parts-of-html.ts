import { listElements, plainText } from "../../../../contract/content/rich-text.ts";
import { createAnchors } from "../../../../contract/shared/text.ts";
import type { DocumentPart } from "../documents/document.ts";

/** Inline elements: the text before and after them belongs together. */
const INLINE = /<\/?(?:a|abbr|b|code|em|i|mark|q|s|small|span|strong|sub|sup|u)\b[^<>]*>/gi;
const CELL_END = /<\/t[dh]>/gi;

export function partsOfHtml(html: string): DocumentPart[] {
  const anchorOf = createAnchors();
  const parts: DocumentPart[] = [];
  let place: string | undefined;
  let from = 0;
  const add = (piece: string) => {
    const text = plainText(piece.replace(INLINE, "").replace(CELL_END, " · "));
    if (text) parts.push(place ? { text, place } : { text });
  };
  for (const { html: element, inner, index } of listElements(html, ["h2", "h3"])) {
    const heading = plainText(inner.replace(/<[^<>]*>/g, ""));
    if (!heading) continue;
    add(html.slice(from, index));
    place = anchorOf(heading);
    parts.push({ text: heading, place });
    from = index + element.length;
  }
  add(html.slice(from));
  return parts;
}

/**
 * A text and its plain-language version, which may use other words. The plain version's anchors exist only
 * for readers who chose it, so its parts have no place.
 */
export const partsOfTexts = (
  body: string | null | undefined,
  plainBody: string | null | undefined,
): DocumentPart[] => [
  ...partsOfHtml(body ?? ""),
  ...partsOfHtml(plainBody ?? "").map(({ text }) => ({ text })),
];
