import type { Attributes, Tag } from "sanitize-html";
import { richText } from "../i18n/pt-BR/content/rich-text.ts";
import { translator } from "../i18n/translator.ts";
import {
  calloutClasses,
  CREDIT_CLASS,
  FOOTNOTE_CLASS,
  type Callout,
} from "../../contract/content/rich-text.ts";
import { UUID_PATTERN } from "../../contract/shared/uuid.ts";

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
export const markBlocks = {
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
export function finishBlocks(html: string): string {
  return html
    .replace(BOX, (box, kind: Callout) => `${box}<p><strong>${t(`callouts.${kind}`)}</strong></p>`)
    .replace(CREDITED, "<figure>$1<figcaption>$2</figcaption></figure>");
}
