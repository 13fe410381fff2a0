import type { Choropleth, FigureSource } from "../choropleth/choropleth.schema";

export type BestCanton = { code: string; name: string; text: string; reasons: string[] };

export type LeftAnswer = {
  shown: Choropleth;
  best: BestCanton[];
  /** False for families: allowances differ by canton, and the portal lacks them. */
  isRanked: boolean;
  lines: { label: string; text: string }[];
  sources: FigureSource[];
};
