/** One figure of a canton. Null if no source has it, which is not zero. */
export type CantonFigure = {
  name: string;
  label: string;
  value: string | null;
  year: string | null;
  source: { text: string; lang: string } | null;
  sourceUrl: string | null;
  /** "21 nov. 2026": date of the last check against the source. */
  reviewedOn: string | null;
  note: string | null;
  /** A newer year that was published or has begun and is missing here. */
  newerYear: string | null;
};
