export type FigureSource = {
  year: string;
  name: string;
  url: string | null;
  /** "21 nov. 2026" */
  reviewedOn: string | null;
  reviewer: string | null;
  /** What the figure includes and excludes. */
  note: string | null;
  /** A newer year that was published or has begun and is missing here. */
  newerYear: string | null;
};

export type MappedCanton = {
  code: string;
  name: string;
  /** Null if no source publishes it. */
  text: string | null;
  /** From 1 (lowest) to `STEPS`; 0 without a figure. */
  step: number;
  /** Rank in descending order, such as "3º de 26"; null without a figure. */
  place: string | null;
};

export type Choropleth = {
  figure: string;
  label: string;
  unit: string;
  /** Descending by value, then cantons without a figure. */
  cantons: MappedCanton[];
  /** Steps that contain a canton, with their range: "CHF 999 a CHF 1’245". */
  legend: { step: number; range: string; count: number }[];
  sources: FigureSource[];
};

export type FigureChoice = { label: string; figures: { value: string; label: string }[] };

export type ChoroplethAnswer = { shown: Choropleth; choices: FigureChoice[] };
