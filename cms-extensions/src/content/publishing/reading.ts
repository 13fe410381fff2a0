import { listElements, plainText } from "../../../../contract/content/rich-text.ts";
import { countWords } from "../../../../contract/content/reading.ts";
import { createAnchors } from "../../../../contract/shared/text.ts";

export type OutlineEntry = { level: 2 | 3; text: string; anchor: string };

/** Headings h2 and h3 in order; equal headings get numbered anchors. */
export function outline(html: string): OutlineEntry[] {
  const anchorOf = createAnchors();
  const entries: OutlineEntry[] = [];
  for (const { tag, inner } of listElements(html, ["h2", "h3"])) {
    const text = plainText(inner.replace(/<[^<>]*>/g, ""));
    if (!text) continue;
    entries.push({ level: tag === "h2" ? 2 : 3, text, anchor: anchorOf(text) });
  }
  return entries;
}

const BLOCKS = ["p", "h2", "h3", "ul", "ol", "blockquote", "figure", "table", "pre"];

/**
 * The first blocks of a text, up to a fifth of its words. A block that would exceed this is left out; only
 * a first paragraph is cut at a word.
 */
export function preview(html: string): string {
  const allowed = Math.ceil(countWords(html) / 5);
  let words = 0;
  let opening = "";
  for (const { html: block } of listElements(html, BLOCKS)) {
    const size = countWords(block);
    if (words + size > allowed) {
      return opening === "" ? `<p>${firstWords(block, allowed)}…</p>` : opening;
    }
    opening += block;
    words += size;
  }
  return opening;
}

function firstWords(html: string, count: number): string {
  const words = plainText(html).split(/\s+/).slice(0, count).join(" ");
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
