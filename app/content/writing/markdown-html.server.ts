import { micromark } from "micromark";
import { prepareRichText } from "../../cms/rich-text.server.ts";
import { withImageAddresses, withLoneLinks } from "../../../contract/community/embeds.ts";
import { withoutPlaces } from "../../../contract/content/rich-text.ts";
import { UUID_PATTERN } from "../../../contract/shared/uuid.ts";
import { writtenParts } from "../../ui/data/written-parts.ts";

/** The sanitizer accepts only paths of the portal. */
const PLACE = "/media/forum/";
const IMAGE_SOURCE = new RegExp(`src="/media/forum/(${UUID_PATTERN})/(\\d{1,4})x(\\d{1,4})"`, "g");

const PIECES = /<(\/?)(\w+)(?:[^\w<>][^<>]*)?>|[^<>]+/g;
const UNTOUCHED_ELEMENTS = new Set(["a", "code", "pre"]);

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
  if (parts.every(({ kind }) => kind === "text")) return text;
  return parts
    .map((part) => {
      if (part.kind === "link") return `<a href="${encode(part.url)}">${encode(part.url)}</a>`;
      return part.kind === "mention" ? `<strong>${encode(part.text)}</strong>` : encode(part.text);
    })
    .join("");
}

/** Links and mentions as in plain texts (`writtenParts`). */
function withBareLinks(html: string): string {
  let depth = 0;
  return html.replaceAll(PIECES, (piece: string, slash?: string, tag?: string) => {
    if (tag === undefined) return depth > 0 ? piece : linkText(piece);
    if (UNTOUCHED_ELEMENTS.has(tag)) depth += slash ? -1 : 1;
    return piece;
  });
}

/**
 * Typed tags become text, and the portal's allow-list decides. Some texts take seconds, so pages use
 * `renderMarkdown` (`rendered-text.server.ts`).
 */
export function markdownHtml(markdown: string): string {
  const markdownWithImages = withImageAddresses(
    withLoneLinks(markdown),
    ({ id, width, height }) => `${PLACE}${id}/${width}x${height}`,
  );
  const html = micromark(withoutPlaces(markdownWithImages)).replaceAll(
    /<(\/?)h[1-6]>/g,
    (_, slash: string) => `<${slash}h4>`,
  );
  return prepareRichText(withBareLinks(html)).bodyHtml;
}

export function withImagePaths(html: string, imagePath: (id: string) => string): string {
  const shown = (_: string, id: string, width: string, height: string) =>
    `src="${imagePath(id)}" width="${width}" height="${height}" loading="lazy"`;
  return html.replaceAll(IMAGE_SOURCE, shown);
}
