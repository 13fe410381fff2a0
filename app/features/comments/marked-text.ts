import { QUOTE_MAX_LENGTH } from "../../../contract/comments.ts";

/** Where a correction can be about: running text that editors wrote. */
const TEXT = "main [data-prose]";

export type MarkedText = {
  quote: string;
  /** The end of what is marked, on the screen. */
  at: DOMRect;
};

/** The words of a text that are marked right now; null where none are, or too many. */
export function findMarkedText(): MarkedText | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const { startContainer: start } = range;
  const element = start instanceof Element ? start : start.parentElement;
  if (!element?.closest(TEXT)) return null;
  const quote = selection.toString().replaceAll(/\s+/g, " ").trim();
  if (quote === "" || quote.length > QUOTE_MAX_LENGTH) return null;
  return { quote, at: [...range.getClientRects()].at(-1) ?? range.getBoundingClientRect() };
}
