import { swissLanguages, type SwissLanguage } from "./term";

type Spelling = { written: string; slug: string; lang: string | null };

export type TermIndex = ReadonlyMap<string, readonly Spelling[]>;

export const WORD = /&[a-z]+;|[\p{L}\p{N}]+/gu;

const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * A term may start with a capital letter at the start of a sentence. Otherwise case matters: "AI" is not
 * "ai".
 */
export const withSmallStart = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export type Spelled = {
  slug: string;
  term: string;
  lang: string;
  spellings: readonly string[];
} & Readonly<Record<SwissLanguage, string | null>>;

const LANGUAGE = /^[A-Za-z-]+$/;
const withoutShort = (name: string | null) => name?.replace(/ \([^()]*\)$/, "");

/**
 * Editors list spellings in any language, including Portuguese. Only the language of the term and of its
 * names is known.
 */
function languageOf(spelling: string, term: Spelled): string | null {
  if (spelling === term.term) return LANGUAGE.test(term.lang) ? term.lang : null;
  return swissLanguages.find((lang) => withoutShort(term[lang]) === spelling) ?? null;
}

/** If terms share a spelling, the first one gets it. */
export function indexTerms(terms: readonly Spelled[]): TermIndex {
  const known = new Set<string>();
  const index = new Map<string, Spelling[]>();
  for (const each of terms) {
    const { slug, term, spellings } = each;
    for (const spelling of [term, ...spellings]) {
      const written = withSmallStart(escapeText(spelling.trim()));
      const [first] = written.match(WORD) ?? [];
      if (!first || !written.startsWith(first) || known.has(written)) continue;
      known.add(written);
      const lang = languageOf(spelling, each);
      index.set(first, [...(index.get(first) ?? []), { written, slug, lang }]);
    }
  }
  for (const spellings of index.values())
    spellings.sort((one, other) => other.written.length - one.written.length);
  return index;
}
