import sanitizeHtml from "sanitize-html";
import { NEW_TAB_NOTE_ID } from "~/new-tab";

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

export type Heading = { id: string; text: string; level: 2 | 3 };

function slugOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);
}

const NEW_TAB = {
  rel: "noopener noreferrer",
  target: "_blank",
  "aria-describedby": NEW_TAB_NOTE_ID,
};

/**
 * What an editor wrote, cut to an allow-list, with ids on its headings so that they can be linked.
 * Links that leave the portal open in a new tab and tell the other side nothing.
 */
export function prepareRichText(html: string): { bodyHtml: string; outline: Heading[] } {
  const clean = sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: {
      a: ["href", "rel", "target", "aria-describedby"],
      img: ["src", "alt", "width", "height", "loading"],
      "*": ["lang"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
      abbr: ["title"],
    },
    allowedSchemes: ["https", "http", "mailto", "tel"],
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    transformTags: {
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
  return addAnchors(clean);
}

const ENTITIES = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" } as const;

/** The four that the sanitiser writes. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:lt|gt|quot|amp);/g, (name) => ENTITIES[name as keyof typeof ENTITIES]);
}

function addAnchors(html: string): { bodyHtml: string; outline: Heading[] } {
  const outline: Heading[] = [];
  const taken = new Set<string>();
  const bodyHtml = html.replace(
    /<h([23])([^>]*)>([\s\S]*?)<\/h\1>/g,
    (_, level: string, attributes: string, inner: string) => {
      const text = decodeEntities(inner.replace(/<[^>]+>/g, "")).trim();
      const base = slugOf(text) || "secao";
      let id = base;
      for (let n = 2; taken.has(id); n++) id = `${base}-${n}`;
      taken.add(id);
      outline.push({ id, text, level: level === "2" ? 2 : 3 });
      return `<h${level}${attributes} id="${id}">${inner}</h${level}>`;
    },
  );
  return { bodyHtml, outline };
}
