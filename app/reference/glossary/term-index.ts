import { swissLanguages, type SwissLanguage } from "./term";

/** A way to write a term, as it stands in prepared HTML, the term it leads to, and the language if known. */
type Spelling = { written: string; slug: string; lang: string | null };

/** Spellings by their first word, the longest first. */
export type TermIndex = ReadonlyMap<string, readonly Spelling[]>;

/** A word, or one of the entities that prepared HTML has in the place of signs. */
export const WORD = /&[a-z]+;|[\p{L}\p{N}]+/gu;

const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A sentence may begin with it; the other letters count, for "AI" is no "ai". */
export const withSmallStart = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export type Spelled = {
  slug: string;
  term: string;
  /** Of the term itself. */
  lang: string;
  spellings: readonly string[];
} & Readonly<Record<SwissLanguage, string | null>>;

const LANGUAGE = /^[A-Za-z-]+$/;
const withoutShort = (name: string | null) => name?.replace(/ \([^()]*\)$/, "");

/** Editors list spellings of any language, Portuguese ones too: known is that of the term and of its names. */
function languageOf(spelling: string, term: Spelled): string | null {
  if (spelling === term.term) return LANGUAGE.test(term.lang) ? term.lang : null;
  return swissLanguages.find((lang) => withoutShort(term[lang]) === spelling) ?? null;
}

/** Of terms that share a spelling the first one has it. */
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
