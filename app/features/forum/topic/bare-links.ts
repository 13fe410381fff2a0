import { writtenParts } from "../../../ui/data/written-parts.ts";

const PIECES = /<(\/?)(\w+)(?:[^\w<>][^<>]*)?>|[^<>]+/g;
const LEFT_ALONE = new Set(["a", "code", "pre"]);

const ENTITIES = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' } as const;
type Entity = keyof typeof ENTITIES;
const decode = (text: string) =>
  text.replaceAll(/&(?:amp|lt|gt|quot);/g, (name) => ENTITIES[name as Entity]);
const encode = (text: string) =>
  text.replaceAll(/[&<>"]/g, (sign) => {
    const found = Object.entries(ENTITIES).find(([, each]) => each === sign);
    return found?.[0] ?? sign;
  });

function linkText(text: string): string {
  const parts = writtenParts(decode(text));
  if (!parts.some(({ kind }) => kind === "link")) return text;
  return parts
    .map((part) =>
      part.kind === "link"
        ? `<a href="${encode(part.url)}">${encode(part.url)}</a>`
        : encode(part.text),
    )
    .join("");
}

/** Follows the rule for replies (`writtenParts`). */
export function withBareLinks(html: string): string {
  let depth = 0;
  return html.replaceAll(PIECES, (piece: string, slash?: string, tag?: string) => {
    if (tag === undefined) return depth > 0 ? piece : linkText(piece);
    if (LEFT_ALONE.has(tag)) depth += slash ? -1 : 1;
    return piece;
  });
}
