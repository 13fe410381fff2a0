/** More than any field may hold, so that nobody's words are refused for it. */
const LONGEST = 8_000;

/**
 * A text in its normal form. Putting accents in order costs the square of their number: a text longer
 * than every limit stays as it came, for the check of its length to refuse.
 */
export function normalForm(text: string, form: "NFC" | "NFKC" | "NFKD"): string {
  return text.length > LONGEST ? text : text.normalize(form);
}

/** Without accents and in lower case, as texts are kept for search and typed words are compared. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

/** Letters and digits of a text with one hyphen between words: `São Paulo & Zurique` is `sao-paulo-zurique`. */
export function hyphenated(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

export const SLUG_MAX_LENGTH = 96;
/** Where a slug may stand within a larger pattern; `isSlug` judges what is found there. */
export const SLUG_PATTERN = `[a-z0-9-]{1,${SLUG_MAX_LENGTH}}`;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Small letters and digits with single hyphens between them, whatever their number. */
export const hasSlugLetters = (text: string): boolean => SLUG.test(text);

/** True for what may be the slug of an item: the part of an address that names it. */
export const isSlug = (text: string): boolean =>
  text.length <= SLUG_MAX_LENGTH && hasSlugLetters(text);

const SHORT_CODE = /^[a-z0-9]{4,12}$/;

/** True for what may be the code of a short link or of an invitation. */
export const isShortCode = (text: string): boolean => SHORT_CODE.test(text);

const ANCHOR_MAX_LENGTH = 60;
const ANCHOR_OF_SIGNS = "secao";

/** Makes the function that gives each heading of one text its anchor; equal headings get numbers. */
export function createAnchors(): (heading: string) => string {
  const taken = new Set<string>();
  /** The first number that may be free: thousands of equal headings must not count from two each. */
  const freeFrom = new Map<string, number>();
  return (heading) => {
    const base = hyphenated(heading).slice(0, ANCHOR_MAX_LENGTH) || ANCHOR_OF_SIGNS;
    let times = freeFrom.get(base) ?? 2;
    let anchor = base;
    if (taken.has(base)) {
      while (taken.has(`${base}-${times}`)) times += 1;
      anchor = `${base}-${times}`;
      freeFrom.set(base, times + 1);
    }
    taken.add(anchor);
    return anchor;
  };
}
