import sanitizeHtml, { type Attributes, type Tag } from "sanitize-html";
import { UUID_PATTERN } from "../../contract/shared/uuid.ts";
import { translator } from "../i18n/translator.ts";
import { NEW_TAB_NOTE_ID } from "../ui/action/new-tab.ts";
import {
  withoutPlaces,
  calloutClasses,
  CREDIT_CLASS,
  FOOTNOTE_CLASS,
  type Callout,
} from "../../contract/content/rich-text.ts";
import { createAnchors } from "../../contract/shared/text.ts";
import { richText } from "./words.ts";

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

const t = translator("rich-text", richText);

const classesOf = (attributes: Attributes) => (attributes["class"] ?? "").split(/\s+/);

const findCallout = (attributes: Attributes): Callout | undefined =>
  Object.entries(calloutClasses).find(([name]) => classesOf(attributes).includes(name))?.[1];

/**
 * Replaces the editor's class with an attribute of ours, and drops its other attributes except the
 * language.
 */
function marked(mark: string, name: string) {
  return (tagName: string, attributes: Attributes): Tag => {
    const lang = attributes["lang"];
    const isMarked = classesOf(attributes).includes(name);
    return { tagName, attribs: { ...(lang && { lang }), ...(isMarked && { [mark]: "" }) } };
  };
}

/** A Directus picture on any host is shown from the portal's own address. */
const ASSET = new RegExp(`/assets/(${UUID_PATTERN})(?:[/?#.]|$)`);

function picture(tagName: string, { src = "", ...attributes }: Attributes): Tag {
  const file = ASSET.exec(src)?.[1];
  return { tagName, attribs: { src: file ? `/media/${file}?size=wide` : src, ...attributes } };
}

/** Boxes of any other kind are replaced by their content. */
const markBlocks = {
  div: (_: string, attributes: Attributes): Tag => {
    const callout = findCallout(attributes);
    if (!callout) return { tagName: "div", attribs: {} };
    return { tagName: "aside", attribs: { role: "note", "data-callout": callout } };
  },
  aside: (): Tag => ({ tagName: "div", attribs: {} }),
  p: marked("data-credit", CREDIT_CLASS),
  span: marked("data-footnote", FOOTNOTE_CLASS),
  img: picture,
};

const BOX = /<aside role="note" data-callout="(note|warning|tip)">/g;
const CREDITED = /<p>(<img [^<>]*>)<\/p>\s{0,9}<p data-credit>((?:[^<]|<(?!\/p>))*)<\/p>/g;

/**
 * Adds the label to each callout, and the editor's caption to each picture.
 * @param html output of the allow-list, where every "<" begins a tag
 */
function finishBlocks(html: string): string {
  return html
    .replace(BOX, (box, kind: Callout) => `${box}<p><strong>${t(`callouts.${kind}`)}</strong></p>`)
    .replace(CREDITED, "<figure>$1<figcaption>$2</figcaption></figure>");
}

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
