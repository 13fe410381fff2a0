/** How a box in a text is marked by the class that the editors' menu writes. */
export const calloutClasses = {
  "callout-note": "note",
  "callout-warning": "warning",
  "callout-tip": "tip",
} as const;
export type Callout = (typeof calloutClasses)[keyof typeof calloutClasses];

/** A note in the middle of a sentence, which readers find at the end of the text. */
export const FOOTNOTE_CLASS = "footnote";
/** A line below a picture: what it shows, and whose it is. */
export const CREDIT_CLASS = "image-credit";

const PICTURE = /<img\b[^<>]*>/gi;
const ALT = /\balt="([^"<>]*)"/i;

/** Whether each picture of a text is described for who can't see it. */
export const isDescribed = (html: string): boolean =>
  [...html.matchAll(PICTURE)].every(([tag]) => (ALT.exec(tag)?.[1] ?? "").trim() !== "");

/** Whether a text says nothing: an empty editor leaves tags and blanks behind; a picture or a table is something. */
export const isBlankText = (html: string): boolean =>
  html.replaceAll(/<(?!img|table|hr)[^<>]*>|&nbsp;/g, "").trim() === "";
