export type Headline = {
  slug: string;
  title: string;
  category: string | null;
  publishedLabel: string;
  coverUrl: string;
};

export type SampleCanton = {
  code: string;
  name: string;
  populationInThousands: number;
  medianMonthlySalaryChf: number;
  averageRentChf: number;
  /** Who published each figure and for which year, one line each. */
  sourceLines: string[];
};

/** Real counters; one that is missing is not shown. */
export type LandingCounts = { cantons?: number; news?: number; articles?: number; videos?: number };

export type Visitor = { firstName: string } | null;
