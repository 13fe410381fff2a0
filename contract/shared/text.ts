/** Above the limit of every field, so that no valid text is affected. */
const MAX_NORMALIZED_LENGTH = 8_000;

/**
 * Normalizes a text. Sorting accents takes quadratic time, so a text above every limit is returned
 * unchanged; the length check refuses it later.
 */
export function normalForm(text: string, form: "NFC" | "NFKC" | "NFKD"): string {
  return text.length > MAX_NORMALIZED_LENGTH ? text : text.normalize(form);
}

/** Removes accents and case, for the search index and comparisons. */
export function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

/** Letters and digits with single hyphens between words: `São Paulo & Zurique` is `sao-paulo-zurique`. */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

export const SLUG_MAX_LENGTH = 96;
/** Slug for use in a larger pattern. Check the match with `isSlug`, too. */
export const SLUG_PATTERN = `[a-z0-9-]{1,${SLUG_MAX_LENGTH}}`;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Lower-case letters and digits with single hyphens, of any length. */
export const hasSlugLetters = (text: string): boolean => SLUG.test(text);

/** True for a valid slug: the part of an address that names an item. */
export const isSlug = (text: string): boolean =>
  text.length <= SLUG_MAX_LENGTH && hasSlugLetters(text);

const SHORT_CODE = /^[a-z0-9]{4,12}$/;

export const isShortCode = (text: string): boolean => SHORT_CODE.test(text);

const ANCHOR_MAX_LENGTH = 60;
const DEFAULT_ANCHOR = "secao";

/**
 * Creates a function that returns unique anchors for the headings of one text; equal headings get numbers.
 */
export function createAnchors(): (heading: string) => string {
  const taken = new Set<string>();
  /** Next number to try. Without it, thousands of equal headings would each count up from two. */
  const freeFrom = new Map<string, number>();
  return (heading) => {
    const base = slugify(heading).slice(0, ANCHOR_MAX_LENGTH) || DEFAULT_ANCHOR;
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

/** The standard PDF fonts lack all characters outside this set. */
const UNPRINTABLE = /[^\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]/gu;
/** Letters that NFD does not split into a base letter and a mark. */
const PLAIN_FORMS: Readonly<Record<string, string>> = {
  ...{ ł: "l", Ł: "L", đ: "d", Đ: "D", ı: "i", ħ: "h", Ħ: "H", ŋ: "n", Ŋ: "N", "−": "-" },
};

/** Text as a PDF can print it: "Kovačić" becomes "Kovacic". Letters without a plain form are left out. */
export const toPrintable = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(UNPRINTABLE, (letter) => {
      const plain = PLAIN_FORMS[letter] ?? letter.normalize("NFD").replaceAll(/\p{M}/gu, "");
      return plain.replaceAll(UNPRINTABLE, "");
    })
    .replaceAll(/ {2,}/g, " ")
    .trim();
