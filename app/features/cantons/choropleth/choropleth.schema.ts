export type FigureSource = {
  year: string;
  /** The office: "BFS". */
  name: string;
  /** The publication's own title, often in German; for files only. */
  title: string | null;
  url: string | null;
  reviewedOn: string | null;
  reviewer: string | null;
  note: string | null;
  /** Text about a newer year that is missing here, although it was published or has begun. */
  newerYear: string | null;
};

export type MappedCanton = {
  code: string;
  name: string;
  text: string | null;
  /** From 1 (lowest) to `STEPS`; 0 without a figure. */
  step: number;
  place: string | null;
};

/** The one "figure" that is none: open to every member, and shown in groups. */
export const LANGUAGES = "languages";

export type Choropleth = {
  figure: string;
  label: string;
  unit: string;
  cantons: MappedCanton[];
  /** Only steps that contain a canton; `range` is "CHF 999 a CHF 1’245". */
  legend: { step: number; range: string; count: number }[];
  sources: FigureSource[];
};

export type FigureChoice = { label: string; figures: { value: string; label: string }[] };

export const cantonSorts = ["highest", "lowest", "name"] as const;
export type CantonSort = (typeof cantonSorts)[number];

export type ChoroplethAnswer = { shown: Choropleth; choices: FigureChoice[]; sort: CantonSort };
