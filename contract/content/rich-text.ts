import { SLUG_PATTERN } from "../shared/text.ts";
import { decodeReferences } from "../shared/characters.ts";

/** Callout boxes by the class that the editor's menu writes. */
export const calloutClasses = {
  "callout-note": "note",
  "callout-warning": "warning",
  "callout-tip": "tip",
} as const;
export type Callout = (typeof calloutClasses)[keyof typeof calloutClasses];

/** Inline note that readers find at the end of the text. */
export const FOOTNOTE_CLASS = "footnote";
/** Caption below an image: description and credit. */
export const CREDIT_CLASS = "image-credit";

const PICTURE = /<img\b[^<>]*>/gi;
const ALT = /\balt="([^"<>]*)"/i;

/** True if every image has an alternative text. */
export const isDescribed = (html: string): boolean =>
  [...html.matchAll(PICTURE)].every(([tag]) => (ALT.exec(tag)?.[1] ?? "").trim() !== "");

/**
 * True if a text is empty: an empty editor leaves tags and blanks. An image, table or rule counts as
 * content.
 */
export const isBlankText = (html: string): boolean =>
  html.replaceAll(/<(?!img|table|hr)[^<>]*>|&nbsp;/g, "").trim() === "";

/** Kinds of embeds, by the word that editors write. */
const EMBED_KINDS = { fato: "fact", cantao: "canton", video: "video", ferramenta: "tool" } as const;

export type PlaceKind = (typeof EMBED_KINDS)[keyof typeof EMBED_KINDS];
export type TextPlace = { kind: PlaceKind; key: string };

/** Maximum embeds of one kind per text. */
export const MAX_EMBEDS = 50;

/** `{{fato:franquia-minima}}`, `{{cantao:zh-aluguel}}`, `{{video:seu-primeiro-holerite}}`, `{{ferramenta:hipoteca}}`. */
const EMBED_PATTERN = new RegExp(
  `\\{\\{(${Object.keys(EMBED_KINDS).join("|")}):(${SLUG_PATTERN})\\}\\}`,
  "g",
);
/** A paragraph that consists of one embed. */
const ALONE = new RegExp(
  `<p>\\s?\\{\\{(${Object.keys(EMBED_KINDS).join("|")}):(${SLUG_PATTERN})\\}\\}\\s?</p>`,
  "g",
);
const BRACES = /\{\{[^{}]{0,120}\}\}/g;

const kindOf = (word: string | undefined) => EMBED_KINDS[word as keyof typeof EMBED_KINDS];

/** An embed as editors write it. */
export function writtenPlace({ kind, key }: TextPlace): string {
  const [word] = Object.entries(EMBED_KINDS).find(([, each]) => each === kind) ?? [];
  return `{{${word}:${key}}}`;
}

/** Embeds of a text in order, without duplicates. */
export function listPlaces(text: string): TextPlace[] {
  const places = [...text.matchAll(EMBED_PATTERN)].map(([written, word, key = ""]) => ({
    written,
    place: { kind: kindOf(word), key },
  }));
  return [...new Map(places.map(({ written, place }) => [written, place])).values()];
}

/** Keys of one kind of embed in a text. */
export const listKeys = (text: string, kind: PlaceKind): string[] =>
  listPlaces(text).flatMap((place) => (place.kind === kind ? place.key : []));

/** Expressions in double braces that are no valid embed; readers would see them as text. */
export const listMisspelt = (text: string): string[] =>
  replacePlaces(text, () => "").match(BRACES) ?? [];

/** True if the text has anything in double braces. */
export const hasPlaces = (text: string): boolean => text.search(BRACES) !== -1;

/** The text with its embeds replaced. */
export function replacePlaces(text: string, make: (place: TextPlace) => string): string {
  return text.replace(EMBED_PATTERN, (_, word: string, key: string) =>
    make({ kind: kindOf(word), key }),
  );
}

/** Replaces embeds that are alone in a paragraph; null leaves the embed in place. */
export function replaceParagraphs(html: string, make: (place: TextPlace) => string | null): string {
  return html.replace(
    ALONE,
    (paragraph, word: string, key: string) => make({ kind: kindOf(word), key }) ?? paragraph,
  );
}

/** Text without embeds, for teasers, headings and the search index. */
export const withoutPlaces = (text: string): string => replacePlaces(text, () => "");

/** Text without tags and embeds, with entities decoded, in one line. */
export const plainText = (html: string): string =>
  decodeReferences(withoutPlaces(html).replace(/<[^<>]*>/g, " "))
    .replace(/\s+/g, " ")
    .trim();

export type HtmlElement = { tag: string; html: string; inner: string; index: number };

/**
 * Elements with these tags in order, each up to the first end tag of its name. Linear time: a pattern for
 * the whole element would search to the end for each unclosed tag.
 */
export function listElements(html: string, tags: readonly string[]): HtmlElement[] {
  const opening = new RegExp(`<(${tags.join("|")})\\b[^<>]*>`, "gi");
  const unclosed = new Set<string>();
  const elements: HtmlElement[] = [];
  for (let open = opening.exec(html); open; open = opening.exec(html)) {
    const tag = (open[1] ?? "").toLowerCase();
    if (unclosed.has(tag)) continue;
    const closing = new RegExp(`</${tag}>`, "gi");
    closing.lastIndex = opening.lastIndex;
    const close = closing.exec(html);
    if (!close) {
      unclosed.add(tag);
      continue;
    }
    const inner = html.slice(opening.lastIndex, close.index);
    elements.push({
      tag,
      html: html.slice(open.index, closing.lastIndex),
      inner,
      index: open.index,
    });
    opening.lastIndex = closing.lastIndex;
  }
  return elements;
}
