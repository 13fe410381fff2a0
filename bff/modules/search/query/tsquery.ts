import type { Sequence } from "../words/words.repository.ts";

export type Concept = {
  typed: string;
  own: readonly Sequence[];
  others: readonly Sequence[];
  correction: string | null;
  /** True for a word that fits many subjects: it ranks results, but a result need not contain it. */
  isGeneral?: boolean;
};

/** Weights of the index: title A, summary B, headings and labels C, text D. */
type Label = "" | "A" | "AB" | "ABC";

const lexeme = (stem: string, label: Label) =>
  `'${stem.replaceAll("\\", "\\\\").replaceAll("'", "''")}'${label && `:${label}`}`;

type Step = { stem: string; distance: number };

/** Each stem with its distance from the one before: stop words count as positions in the text too. */
function stepsOf(sequence: Sequence): Step[] {
  const steps: Step[] = [];
  let distance = 1;
  for (const stem of sequence) {
    if (stem !== null) steps.push({ stem, distance });
    distance = stem === null ? distance + 1 : 1;
  }
  return steps;
}

/** Each pair doubles the alternatives: longer sequences are searched exactly as written. */
const MAX_LOOSE = 4;

/** A stop word may occur between two stems, even if none was typed: "seguro de saúde". */
function sequenceText(sequence: Sequence, label: Label): string {
  const [first, ...rest] = stepsOf(sequence);
  if (!first) return "";
  const isLoose = rest.length < MAX_LOOSE;
  let ways = [lexeme(first.stem, label)];
  for (const { stem, distance } of rest) {
    const distances = isLoose ? new Set([1, 2, distance]) : [distance];
    ways = ways.flatMap((way) =>
      [...distances].map((far) => `${way} <${far === 1 ? "-" : far}> ${lexeme(stem, label)}`),
    );
  }
  return rest.length === 0 ? ways.join("") : `(${ways.join(" | ")})`;
}

const anyOf = (sequences: readonly Sequence[], label: Label) =>
  `(${[...new Set(sequences.map((sequence) => sequenceText(sequence, label)))].join(" | ")})`;

export function conceptText(
  { own, others }: Pick<Concept, "own" | "others">,
  scope: "own" | "all" = "all",
  label: Label = "",
): string {
  return anyOf(scope === "own" ? own : [...own, ...others], label);
}

export const noneOf = (excluded: readonly Sequence[]): string[] =>
  excluded.map((sequence) => `!${sequenceText(sequence, "")}`);
