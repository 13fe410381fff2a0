import { to } from "~/i18n/paths";
import { WORD, withSmallStart, type TermIndex } from "./term-index";

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
