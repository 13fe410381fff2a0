/** Stems that have to stand one after the other. */
export type Sequence = readonly string[];

/** One thing that was asked for: the ways to say it, of which one is enough. */
export type Concept = {
  /** As it was typed, for what is told about it. */
  typed: string;
  /** What was typed itself. */
  own: readonly Sequence[];
  /** What means the same, in other words. */
  others: readonly Sequence[];
  /** What stands for a word that nobody wrote. */
  correction: string | null;
};

/** Weights of the index: title A, summary B, headings and labels C, text D. */
type Label = "" | "A" | "AB";

const lexeme = (stem: string, label: Label) =>
  `'${stem.replaceAll("\\", "\\\\").replaceAll("'", "''")}'${label && `:${label}`}`;

/** A small word may stand between two stems: "seguro de saúde". */
function sequenceText(sequence: Sequence, label: Label): string {
  const [first = "", ...rest] = sequence.map((stem) => lexeme(stem, label));
  if (rest.length === 0) return first;
  const near = (gap: string) => [first, ...rest].join(gap);
  return sequence.length === 2 ? `(${near(" <-> ")} | ${near(" <2> ")})` : `(${near(" <-> ")})`;
}

const anyOf = (sequences: readonly Sequence[], label: Label) =>
  `(${[...new Set(sequences.map((sequence) => sequenceText(sequence, label)))].join(" | ")})`;

/** A concept as PostgreSQL is asked for it, `own` leaving out what only means the same. Pure. */
export function conceptText(
  { own, others }: Pick<Concept, "own" | "others">,
  scope: "own" | "all" = "all",
  label: Label = "",
): string {
  return anyOf(scope === "own" ? own : [...own, ...others], label);
}

/** What must not be found. Pure. */
export const noneOf = (excluded: readonly Sequence[]): string[] =>
  excluded.map((sequence) => `!${sequenceText(sequence, "")}`);
