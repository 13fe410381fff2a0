import type { MarkedText } from "../../../../contract/api/search-v1.ts";
import { foldedPhrase } from "../../../../contract/content/search.ts";
import type { DocumentPart } from "../documents/document.ts";

export type IsMatch = (folded: string) => boolean;

const SNIPPET_LENGTH = 220;
const LEAD_LENGTH = 60;
const WORD = /[\p{L}\p{N}]+/gu;

type Word = { at: number; end: number; isHit: boolean };

const wordsIn = (text: string, isMatch: IsMatch): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    at: index,
    end: index + word.length,
    isHit: isMatch(foldedPhrase(word)),
  }));

export function markText(text: string, isMatch: IsMatch): MarkedText {
  const marked: MarkedText = [];
  let at = 0;
  const add = (piece: string, isHit: boolean) => {
    if (piece) marked.push({ text: piece, isHit });
  };
  for (const word of wordsIn(text, isMatch)) {
    if (!word.isHit) continue;
    add(text.slice(at, word.at), false);
    add(text.slice(word.at, word.end), true);
    at = word.end;
  }
  add(text.slice(at), false);
  return marked;
}

function bestStretch(text: string, isMatch: IsMatch) {
  const hits = wordsIn(text, isMatch).filter(({ isHit }) => isHit);
  let best = { from: 0, different: 0 };
  for (const [index, { at }] of hits.entries()) {
    const seen = new Set<string>();
    for (const other of hits.slice(index)) {
      if (other.end > at + SNIPPET_LENGTH - LEAD_LENGTH) break;
      seen.add(foldedPhrase(text.slice(other.at, other.end)));
    }
    if (seen.size > best.different) best = { from: at, different: seen.size };
  }
  return best;
}

function cut(text: string, from: number): string {
  const start = from <= LEAD_LENGTH ? 0 : text.indexOf(" ", from - LEAD_LENGTH) + 1;
  if (text.length - start <= SNIPPET_LENGTH) return `${start > 0 ? "… " : ""}${text.slice(start)}`;
  const end = text.lastIndexOf(" ", start + SNIPPET_LENGTH);
  return `${start > 0 ? "… " : ""}${text.slice(start, end > start ? end : start + SNIPPET_LENGTH)} …`;
}

const isMoment = (place: string | null) => place?.startsWith("t=") ?? false;

/** Captions are short: adds the next ones until the snippet is full. */
function withNext(parts: readonly DocumentPart[], from: number): string {
  let text = "";
  for (const part of parts.slice(from)) {
    if (text.length + part.text.length > SNIPPET_LENGTH && text) break;
    text = text ? `${text} ${part.text}` : part.text;
  }
  return text;
}

export type Snippet = { text: MarkedText; place: string | null };

export function snippetOf(
  summary: string,
  parts: readonly DocumentPart[],
  isMatch: IsMatch,
): Snippet {
  let best = { ...bestStretch(summary, isMatch), text: summary, place: null as string | null };
  for (const [index, { text, place = null }] of parts.entries()) {
    const stretch = bestStretch(text, isMatch);
    if (stretch.different <= best.different) continue;
    best = { ...stretch, text: isMoment(place) ? withNext(parts, index) : text, place };
  }
  return { text: markText(cut(best.text, best.from), isMatch), place: best.place };
}
