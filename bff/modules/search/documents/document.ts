import type { SameNames } from "../words/synonyms.repository.ts";
import { foldedPhrase, wordsOf, type SearchKind } from "../../../../contract/content/search.ts";

/** A part of a text with its place on the page: a heading's anchor, or a second of a video. */
export type DocumentPart = {
  text: string;
  place?: string;
  authorId?: string;
};

export type SearchDocument = {
  key: string;
  kind: SearchKind;
  path: string;
  title: string;
  summary: string;
  /** Headings, category, canton and tag names, synonyms: searched but not shown. */
  labels: readonly string[];
  category: { slug: string; name: string } | null;
  /** Codes; empty if it is about the whole country. */
  cantons: readonly string[];
  tags: readonly string[];
  /** True if members who do not pay may read the text. Title, summary and labels are always visible. */
  isOpen: boolean;
  publishedAt: string | null;
  staleOn: string | null;
  endsOn?: string | null;
  parts: readonly DocumentPart[];
  /**
   * Author, if it has one: found by the name that members see, hidden from members whom the author blocked.
   */
  authorId?: string | null;
  authorNames?: readonly string[];
  isSolved?: boolean;
};

export function foldedNames(name: string): string[] {
  const whole = foldedPhrase(name);
  // Also as typed after an @ sign: a double name stays one word.
  const typed = name.trim().split(/\s+/).map(foldedPhrase);
  return [...new Set([whole, whole.replaceAll(" ", "-"), ...typed, ...whole.split(" ")])];
}

export type AuthorNames = ReadonlyMap<string, readonly string[]>;

export type SearchFact = {
  key: string;
  topic: string;
  canton: string | null;
  isOpen: boolean;
  answer: FactAnswer;
};

export type FactAnswer = {
  title: string;
  cantonName: string | null;
  value: number | null;
  unit: string | null;
  text: string | null;
  period: string | null;
  source: string;
  sourceUrl: string | null;
  path: string | null;
  /** Last day on which it answers. */
  until?: string | null;
};

export type IndexedItem = {
  documents: readonly SearchDocument[];
  facts: readonly SearchFact[];
  sameNames?: readonly SameNames[];
};

export function wordsIn({ documents }: IndexedItem): { word: string; isOpen: boolean }[] {
  const known = new Map<string, boolean>();
  const add = (texts: readonly string[], isOpen: boolean) => {
    for (const word of texts.flatMap(wordsOf)) known.set(word, known.get(word) || isOpen);
  };
  for (const { title, summary, labels, parts, isOpen } of documents) {
    add([title, summary, ...labels], true);
    add(
      parts.map((part) => part.text),
      isOpen,
    );
  }
  return [...known].map(([word, isOpen]) => ({ word, isOpen }));
}
