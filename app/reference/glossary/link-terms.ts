import { to } from "~/i18n/paths";
import { swissLanguages, type SwissLanguage } from "../../../contract/switzerland/codes.ts";

const PIECE = /<[^<>]*>|[^<]+/g;
const TAG = /^<(\/?)([a-z][a-z0-9]*)/;
const WORD_GOES_ON = /[\p{L}\p{N}]/u;
const UNLINKED = new Set([
  "a",
  "form",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "code",
  "pre",
  "button",
]);

type Found = { slug: string; lang: string | null };

const markUp = ({ slug, lang }: Found, words: string) =>
  `<a href="${to(`/app/glossary/${slug}`)}" data-term="${slug}"${lang ? ` lang="${lang}"` : ""}>${words}</a>`;

type Spelling = { written: string; slug: string; lang: string | null };

export type TermIndex = ReadonlyMap<string, readonly Spelling[]>;

const WORD = /&[a-z]+;|[\p{L}\p{N}]+/gu;

const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * A term may start with a capital letter at the start of a sentence. Otherwise case matters: "AI" is not
 * "ai".
 */
const withSmallStart = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

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

function linkText(text: string, index: TermIndex, linked: Set<string>): string {
  let html = "";
  let done = 0;
  for (const { 0: word, index: at } of text.matchAll(WORD)) {
    if (at < done) continue;
    const found = index.get(withSmallStart(word))?.find(({ written }) => {
      const end = at + written.length;
      const isSame = withSmallStart(text.slice(at, end)) === written;
      return isSame && !WORD_GOES_ON.test(text.charAt(end));
    });
    if (!found) continue;
    const end = at + found.written.length;
    // Each occurrence belongs to a single term, even if it is not linked.
    html += text.slice(done, at);
    const words = text.slice(at, end);
    html += linked.has(found.slug) ? words : markUp(found, words);
    linked.add(found.slug);
    done = end;
  }
  return html + text.slice(done);
}

/**
 * Links the first mention of each glossary term to its page. Headings, links and code stay as they are; the
 * longest match wins. Runs in linear time.
 * @param html output of `prepareRichText`, where every "<" begins a tag
 * @returns the text, and the slugs of the terms it names, in text order
 */
export function linkTerms(html: string, index: TermIndex): { html: string; slugs: string[] } {
  const linked = new Set<string>();
  let unlinkedDepth = 0;
  const pieces = html.match(PIECE) ?? [];
  const linkedPieces = pieces.map((piece) => {
    const [, closing, name = ""] = TAG.exec(piece) ?? [];
    if (closing === undefined) return unlinkedDepth > 0 ? piece : linkText(piece, index, linked);
    if (UNLINKED.has(name)) unlinkedDepth += closing ? -1 : 1;
    return piece;
  });
  return { html: linkedPieces.join(""), slugs: [...linked] };
}
