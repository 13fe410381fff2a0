import sanitizeHtml from "sanitize-html";
import { NEW_TAB_NOTE_ID } from "../ui/action/new-tab.ts";
import { withoutPlaces } from "../../contract/content/rich-text.ts";
import { createAnchors } from "../../contract/shared/text.ts";
import { finishBlocks, markBlocks } from "./rich-blocks.server.ts";

const ALLOWED_TAGS = [
  "p",
  "h2",
  "h3",
  "h4",
  "ul",
  "ol",
  "li",
  "blockquote",
  "strong",
  "em",
  "b",
  "i",
  "s",
  "u",
  "sub",
  "sup",
  "a",
  "br",
  "hr",
  "code",
  "pre",
  "span",
  "aside",
  "figure",
  "figcaption",
  "img",
  "table",
  "caption",
  "thead",
  "tbody",
  "tfoot",
  "tr",
  "th",
  "td",
  "dl",
  "dt",
  "dd",
  "abbr",
  "cite",
];

/** Deeper than any real text. The cost of unclosed tags grows with the square of their number. */
const MAX_NESTING = 500;
const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;
/** Elements that are empty, or that end where the next one begins. */
const NOT_NESTING = new Set("area br col dd dt hr img input li option p td th tr wbr".split(" "));

function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, slash, name = ""] of html.matchAll(TAG)) {
    if (NOT_NESTING.has(name.toLowerCase())) continue;
    depth = Math.max(0, depth + (slash ? -1 : 1));
    if (depth > MAX_NESTING) return true;
  }
  return false;
}

export type Heading = { id: string; text: string; level: 2 | 3 };

const NEW_TAB = {
  rel: "noopener noreferrer",
  target: "_blank",
  "aria-describedby": NEW_TAB_NOTE_ID,
};

/**
 * An editor's HTML, reduced to an allow-list, with ids on its headings. External links open in a new tab
 * and send no referrer.
 */
export function prepareRichText(html: string): { bodyHtml: string; outline: Heading[] } {
  const clean = sanitizeHtml(isTooDeep(html) ? html.replaceAll(/<[^<>]*>/g, " ") : html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: {
      a: ["href", "rel", "target", "aria-describedby"],
      img: ["src", "alt", "width", "height", "loading"],
      aside: ["role", "data-callout"],
      span: ["data-footnote"],
      p: ["data-credit"],
      "*": ["lang"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
      abbr: ["title"],
    },
    allowedSchemes: ["https", "http", "mailto", "tel"],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs["src"]?.startsWith("/media/"),
    transformTags: {
      ...markBlocks,
      h1: "h2",
      a: (tagName, attributes) => {
        const href = attributes["href"] ?? "";
        const leaves = /^https?:/i.test(href);
        return {
          tagName,
          attribs: { href, ...(leaves && NEW_TAB) },
        };
      },
    },
  });
  return addAnchors(finishBlocks(clean));
}

const ENTITIES = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" } as const;

/** The sanitiser writes only these four. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:lt|gt|quot|amp);/g, (name) => ENTITIES[name as keyof typeof ENTITIES]);
}

function addAnchors(html: string): { bodyHtml: string; outline: Heading[] } {
  const outline: Heading[] = [];
  const anchorOf = createAnchors();
  const bodyHtml = html.replace(
    /<h([23])([^>]*)>([\s\S]*?)<\/h\1>/g,
    (_, level: string, attributes: string, inner: string) => {
      const text = decodeEntities(withoutPlaces(inner).replace(/<[^<>]+>/g, "")).trim();
      const id = anchorOf(text);
      outline.push({ id, text, level: level === "2" ? 2 : 3 });
      return `<h${level}${attributes} id="${id}">${inner}</h${level}>`;
    },
  );
  return { bodyHtml, outline };
}
