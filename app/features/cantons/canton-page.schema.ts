/** One figure of a canton: null where no source has it, which is not zero. */
export type CantonFigure = {
  name: string;
  label: string;
  value: string | null;
  year: string | null;
  source: string | null;
  sourceUrl: string | null;
  /** What the figure counts and what it does not. */
  note: string | null;
};

export type CantonDetails = {
  code: string;
  name: string;
  /** "alemão e francês" */
  languages: string;
  capital: string | null;
  joinedYear: number | null;
  /** Sanitised HTML. */
  descriptionHtml: string | null;
  officialUrl: string | null;
  figures: CantonFigure[];
  /** The one canton that every member reads in full. */
  isSample: boolean;
};

export type CantonAnswer =
  | { kind: "open"; canton: CantonDetails }
  | { kind: "locked"; code: string; name: string; sample: { code: string; name: string } | null };
