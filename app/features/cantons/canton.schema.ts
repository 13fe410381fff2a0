/** Figures are null for readers without access to them. */
export type CantonSummary = {
  code: string;
  name: string;
  /** Names in Portuguese, not codes. */
  languages: string[];
  figures: CantonFigures | null;
};

export type CantonFigures = {
  populationInThousands: number | null;
  /** Gross median of the canton's greater region, per month. */
  medianMonthlySalaryChf: number | null;
  /** Net, without heating, per month. */
  averageRentChf: number | null;
  /** One line per source: "População: BFS, 2024". */
  sourceLines: string[];
};
