/** One figure of a canton. Null if no source has it, which is not zero. */
export type CantonFigure = {
  name: string;
  label: string;
  value: string | null;
  year: string | null;
  /** The source's name, in its own language. */
  source: { text: string; lang: string } | null;
  sourceUrl: string | null;
  /** "21 nov. 2026": date of the last check against the source. */
  reviewedOn: string | null;
  /** What the figure includes and excludes. */
  note: string | null;
};
