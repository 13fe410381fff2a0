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
