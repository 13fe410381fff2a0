import { foldedPhrase, wordsOf } from "../../../../contract/search.ts";
import type { SearchKind } from "../../../../contract/search.ts";

/** A piece of a text with its place on the page: a heading's anchor, or a second of a video. */
export type DocumentPart = {
  text: string;
  place?: string;
  /** Who wrote it, of what is somebody else's than the rest. */
  authorId?: string;
};

/** Something that members find, as its source tells it. */
export type SearchDocument = {
  /** Unique, and the same each time. */
  key: string;
  kind: SearchKind;
  /** Below the locale. */
  path: string;
  title: string;
  summary: string;
  /** Headings, names of category, cantons and tags, other words for the same: found, not shown. */
  labels: readonly string[];
  category: { slug: string; name: string } | null;
  /** Codes; none where it is about the whole country. */
  cantons: readonly string[];
  /** Slugs. */
  tags: readonly string[];
  /** Whether a member who does not pay may read the text; title, summary and labels are everybody's. */
  isOpen: boolean;
  publishedAt: string | null;
  /** ISO day from which on it counts as out of date. */
  staleOn: string | null;
  /** Its last ISO day, of what ends by itself: it is not found any more after that. */
  endsOn?: string | null;
  parts: readonly DocumentPart[];
  /** Who wrote it, of what has an author: found by the name that members see, and not by who blocked them. */
  authorId?: string | null;
  /** Who wrote it, by the names that editors gave: found by them as well. */
  authorNames?: readonly string[];
  /** Of a question: whether it was answered. */
  isSolved?: boolean;
};

/** By which names somebody is called, folded: the whole name, and each word of it. */
export function foldedNames(name: string): string[] {
  const whole = foldedPhrase(name);
  // As they are typed with a sign before each: a double name stays one.
  const typed = name.trim().split(/\s+/).map(foldedPhrase);
  return [...new Set([whole, whole.replaceAll(" ", "-"), ...typed, ...whole.split(" ")])];
}

/** Names by which an author is called, folded, by id. */
export type AuthorNames = ReadonlyMap<string, readonly string[]>;

/** A figure or a definition that answers a question by itself. */
export type SearchFact = {
  key: string;
  /** What it is about: the name of a figure, a pair of currencies, a term without accents. */
  topic: string;
  /** Code of the canton it is of. */
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
};

/** What is known of one item of Directus. */
export type IndexedItem = {
  documents: readonly SearchDocument[];
  facts: readonly SearchFact[];
};

/** Every word of an item's documents, once, and whether all members may read it there. */
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
