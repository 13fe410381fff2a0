import type { Attributes, Tag } from "sanitize-html";
import { richText } from "../i18n/pt-BR/rich-text.ts";
import { translator } from "../i18n/translator.ts";
import {
  calloutClasses,
  CREDIT_CLASS,
  FOOTNOTE_CLASS,
  type Callout,
} from "../../contract/rich-text.ts";
import { UUID_PATTERN } from "../../contract/uuid.ts";

const t = translator("rich-text", richText);

const classesOf = (attributes: Attributes) => (attributes["class"] ?? "").split(/\s+/);

const findCallout = (attributes: Attributes): Callout | undefined =>
  Object.entries(calloutClasses).find(([name]) => classesOf(attributes).includes(name))?.[1];

/** An attribute of ours in the place of a class; of what else the editor's program wrote, the language stays. */
function marked(mark: string, name: string) {
  return (tagName: string, attributes: Attributes): Tag => {
    const lang = attributes["lang"];
    const isMarked = classesOf(attributes).includes(name);
    return { tagName, attribs: { ...(lang && { lang }), ...(isMarked && { [mark]: "" }) } };
  };
}

/** Where Directus keeps a picture, on whatever host, the portal shows it from its own. */
const ASSET = new RegExp(`/assets/(${UUID_PATTERN})(?:[/?#.]|$)`);

function picture(tagName: string, { src = "", ...attributes }: Attributes): Tag {
  const file = ASSET.exec(src)?.[1];
  return { tagName, attribs: { src: file ? `/media/${file}?size=wide` : src, ...attributes } };
}

/** What the classes of the editors' menu become; boxes of any other kind give way to what is in them. */
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
 * Gives each box its word, and a picture the line that an editor wrote below it.
 * @param html as the allow-list leaves it: there alone every "<" begins a tag
 */
export function finishBlocks(html: string): string {
  return html
    .replace(BOX, (box, kind: Callout) => `${box}<p><strong>${t(`callouts.${kind}`)}</strong></p>`)
    .replace(CREDITED, "<figure>$1<figcaption>$2</figcaption></figure>");
}
