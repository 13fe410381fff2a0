import type { Choropleth, FigureSource } from "./choropleth.schema";

/** One of the cantons where most stays, with why. */
export type BestCanton = { code: string; name: string; text: string; reasons: string[] };

export type LeftAnswer = {
  shown: Choropleth;
  best: BestCanton[];
  /** False for families: allowances differ by canton, and the portal does not have them. */
  isRanked: boolean;
  /** The same everywhere: "Líquido antes do imposto: CHF 5’700". */
  lines: { label: string; text: string }[];
  sources: FigureSource[];
};
