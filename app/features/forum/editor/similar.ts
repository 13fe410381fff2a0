import { contentKinds } from "../../../../contract/content/kinds.ts";

/** Kinds of texts that may answer a question, in the order of the list. */
export const similarKinds = ["forum", ...contentKinds, "glossary"] as const;
export type SimilarKind = (typeof similarKinds)[number];

export const findSimilarKind = (name: string): SimilarKind | null =>
  similarKinds.find((kind) => kind === name) ?? null;

export type SimilarText = { kind: SimilarKind; title: string; path: string; isSolved: boolean };
