import { foldedPhrase, wordsOf, type SearchKind } from "../../../../contract/content/search.ts";

/** A part of a text with its place on the page: a heading's anchor, or a second of a video. */
export type DocumentPart = {
  text: string;
  place?: string;
  /** Set if the part has another author than the document. */
  authorId?: string;
};

export type SearchDocument = {
  /** Unique and stable. */
  key: string;
  kind: SearchKind;
  /** Path without the locale. */
  path: string;
  title: string;
  summary: string;
  /** Headings, category, canton and tag names, synonyms: searched but not shown. */
  labels: readonly string[];
  category: { slug: string; name: string } | null;
  /** Codes; empty if it is about the whole country. */
  cantons: readonly string[];
  /** Slugs. */
  tags: readonly string[];
  /** True if members who do not pay may read the text. Title, summary and labels are always visible. */
  isOpen: boolean;
  publishedAt: string | null;
  /** ISO day from which the document is out of date. */
  staleOn: string | null;
  /** Last ISO day on which it is found, if it expires. */
  endsOn?: string | null;
  parts: readonly DocumentPart[];
  /**
   * Author, if it has one: found by the name that members see, hidden from members whom the author blocked.
   */
  authorId?: string | null;
  /** Author names entered by editors, also searched. */
  authorNames?: readonly string[];
  isSolved?: boolean;
};

/** A person's searchable names, folded: the full name and each word of it. */
export function foldedNames(name: string): string[] {
  const whole = foldedPhrase(name);
  // Also as typed after an @ sign: a double name stays one word.
  const typed = name.trim().split(/\s+/).map(foldedPhrase);
  return [...new Set([whole, whole.replaceAll(" ", "-"), ...typed, ...whole.split(" ")])];
}

/** Authors' folded names, by id. */
export type AuthorNames = ReadonlyMap<string, readonly string[]>;

/** A figure or a definition that directly answers a question. */
export type SearchFact = {
  key: string;
  /** The name of a figure, a pair of currencies, or a term without accents. */
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
};

export type IndexedItem = {
  documents: readonly SearchDocument[];
  facts: readonly SearchFact[];
};

/** Every distinct word of an item's documents, and whether all members may read it there. */
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
