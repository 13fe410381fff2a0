import { QUOTE_MAX_LENGTH } from "../../../../contract/community/comments.ts";

/** Corrections apply only to text written by editors. */
const TEXT = "main [data-prose]";

export type MarkedText = {
  quote: string;
  at: DOMRect;
};

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
