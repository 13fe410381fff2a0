import { withCharacters } from "./html-characters.ts";
import { withoutPlaces } from "./text-places.ts";

/** Text without tags and embeds, with entities decoded, in one line. */
export const plainText = (html: string): string =>
  withCharacters(withoutPlaces(html).replace(/<[^<>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();

export type HtmlElement = { tag: string; html: string; inner: string; index: number };

/**
 * Elements with these tags in order, each up to the first end tag of its name. Linear time: a pattern for
 * the whole element would search to the end for each unclosed tag.
 */
export function listElements(html: string, tags: readonly string[]): HtmlElement[] {
  const opening = new RegExp(`<(${tags.join("|")})\\b[^<>]*>`, "gi");
  const unclosed = new Set<string>();
  const elements: HtmlElement[] = [];
  for (let open = opening.exec(html); open; open = opening.exec(html)) {
    const tag = (open[1] ?? "").toLowerCase();
    if (unclosed.has(tag)) continue;
    const closing = new RegExp(`</${tag}>`, "gi");
    closing.lastIndex = opening.lastIndex;
    const close = closing.exec(html);
    if (!close) {
      unclosed.add(tag);
      continue;
    }
    const inner = html.slice(opening.lastIndex, close.index);
    elements.push({
      tag,
      html: html.slice(open.index, closing.lastIndex),
      inner,
      index: open.index,
    });
    opening.lastIndex = closing.lastIndex;
  }
  return elements;
}
