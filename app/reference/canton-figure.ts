/** One figure of a canton: null where no source has it, which is not zero. */
export type CantonFigure = {
  name: string;
  label: string;
  value: string | null;
  year: string | null;
  /** As it names itself, in its own language. */
  source: { text: string; lang: string } | null;
  sourceUrl: string | null;
  /** "21 nov. 2026": when somebody last held it against its source. */
  reviewedOn: string | null;
  /** What the figure counts and what it does not. */
  note: string | null;
};
