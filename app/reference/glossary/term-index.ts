/** A way to write a term, as it stands in prepared HTML, and the term it leads to. */
type Spelling = { written: string; slug: string };

/** Spellings by their first word, the longest first. */
export type TermIndex = ReadonlyMap<string, readonly Spelling[]>;

/** A word, or one of the entities that prepared HTML has in the place of signs. */
export const WORD = /&[a-z]+;|[\p{L}\p{N}]+/gu;

const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A sentence may begin with it; the other letters count, for "AI" is no "ai". */
export const withSmallStart = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export type Spelled = { slug: string; term: string; spellings: readonly string[] };

/** Of terms that share a spelling the first one has it. Pure. */
export function indexTerms(terms: readonly Spelled[]): TermIndex {
  const known = new Set<string>();
  const index = new Map<string, Spelling[]>();
  for (const { slug, term, spellings } of terms) {
    for (const spelling of [term, ...spellings]) {
      const written = withSmallStart(escapeText(spelling.trim()));
      const [first] = written.match(WORD) ?? [];
      if (!first || !written.startsWith(first) || known.has(written)) continue;
      known.add(written);
      index.set(first, [...(index.get(first) ?? []), { written, slug }]);
    }
  }
  for (const spellings of index.values())
    spellings.sort((one, other) => other.written.length - one.written.length);
  return index;
}
