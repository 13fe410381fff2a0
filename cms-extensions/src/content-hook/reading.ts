import { plainText } from "../../../contract/plain-text.ts";
import { countWords } from "../../../contract/reading-time.ts";
import { createAnchors } from "../../../contract/text.ts";

/** A heading of a text, with the anchor the app gives it. */
export type OutlineEntry = { level: 2 | 3; text: string; anchor: string };

/** Headings h2 and h3 in order; equal headings get numbered anchors. Pure. */
export function outline(html: string): OutlineEntry[] {
  const anchorOf = createAnchors();
  const entries: OutlineEntry[] = [];
  for (const match of html.matchAll(/<h([23])\b[^>]*>([\s\S]*?)<\/h\1>/gi)) {
    const text = plainText((match[2] ?? "").replace(/<[^<>]*>/g, ""));
    if (!text) continue;
    entries.push({ level: match[1] === "2" ? 2 : 3, text, anchor: anchorOf(text) });
  }
  return entries;
}

const BLOCKS = /<(p|h2|h3|ul|ol|blockquote|figure|table|pre)\b[^>]*>[\s\S]*?<\/\1>/gi;

/**
 * Opening blocks of a text up to a fifth of its words; the block that would pass it is left out,
 * except the first paragraph, cut at a word. Pure.
 */
export function preview(html: string): string {
  const allowed = Math.ceil(countWords(html) / 5);
  let words = 0;
  let opening = "";
  for (const [block] of html.matchAll(BLOCKS)) {
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
