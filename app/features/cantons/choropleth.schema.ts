/** Where a figure comes from, as everywhere beside it. */
export type FigureSource = {
  year: string;
  name: string;
  url: string | null;
  /** "21 nov. 2026" */
  reviewedOn: string | null;
  reviewer: string | null;
  /** What the figure counts and what it does not. */
  note: string | null;
  /** A newer year that is out or has begun and is not here. */
  newerYear: string | null;
};

/** A canton on a map of figures. */
export type MappedCanton = {
  code: string;
  name: string;
  /** Null where no source has it. */
  text: string | null;
  /** From 1, the fewest, to `STEPS`; 0 where there is no figure. */
  step: number;
  /** "3º de 26", from the greatest; null without a figure. */
  place: string | null;
};

/** One figure of all cantons, ready to be drawn. */
export type Choropleth = {
  figure: string;
  label: string;
  unit: string;
  /** From the greatest to the least, then those without a figure. */
  cantons: MappedCanton[];
  /** The steps that have a canton, with what they hold: "CHF 999 a CHF 1’245". */
  legend: { step: number; range: string; count: number }[];
  sources: FigureSource[];
};

export type FigureChoice = { label: string; figures: { value: string; label: string }[] };

export type ChoroplethAnswer = { shown: Choropleth; choices: FigureChoice[] };
