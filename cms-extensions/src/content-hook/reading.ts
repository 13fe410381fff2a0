/** A heading of a text, with the anchor the app gives it. */
export type OutlineEntry = { level: 2 | 3; text: string; anchor: string };

const wordsPerMinute = 200;

/** Whole minutes an average reader needs, at least one. Pure. */
export function readingMinutes(html: string): number {
  return Math.max(1, Math.round(countWords(html) / wordsPerMinute));
}

/** Headings h2 and h3 in order; equal headings get numbered anchors. Pure. */
export function outline(html: string): OutlineEntry[] {
  const used = new Set<string>();
  const entries: OutlineEntry[] = [];
  for (const match of html.matchAll(/<h([23])\b[^>]*>([\s\S]*?)<\/h\1>/gi)) {
    const text = plainText((match[2] ?? "").replace(/<[^>]*>/g, ""));
    if (!text) continue;
    const base = anchorOf(text);
    let anchor = base;
    for (let times = 2; used.has(anchor); times++) anchor = `${base}-${times}`;
    used.add(anchor);
    entries.push({ level: match[1] === "2" ? 2 : 3, text, anchor });
  }
  return entries;
}

const blocks = /<(p|h2|h3|ul|ol|blockquote|figure|table|pre)\b[^>]*>[\s\S]*?<\/\1>/gi;

/**
 * Opening blocks of a text up to a fifth of its words; the block that would pass it is left out,
 * except the first paragraph, cut at a word. Pure.
 */
export function preview(html: string): string {
  const allowed = Math.ceil(countWords(html) / 5);
  let words = 0;
  let opening = "";
  for (const [block] of html.matchAll(blocks)) {
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

function countWords(html: string): number {
  return plainText(html).split(/\s+/).filter(Boolean).length;
}

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => entities[name] ?? " ")
    .replace(/&#(\d+);/g, (_, code: string) => characterOf(Number(code)))
    .replace(/\s+/g, " ")
    .trim();
}

const lastCodePoint = 0x10ffff;

/** A number that names no character becomes a space, as an unknown name does. */
function characterOf(codePoint: number): string {
  return codePoint <= lastCodePoint ? String.fromCodePoint(codePoint) : " ";
}

const anchorLength = 60;

/** By the rules of `app/cms/rich-text.server.ts`; a test holds the two together. */
function anchorOf(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return words.slice(0, anchorLength) || "secao";
}
