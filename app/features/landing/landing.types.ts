import type { Plan } from "../../../contract/plans.ts";

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

/** The film that editors opened to everybody. */
export type SampleFilm = {
  html: string;
  /** Where one goes on from there, and its name. */
  to: string;
  label: string;
};

/** Real counters; one that is missing is not shown. */
export type LandingCounts = {
  members?: number;
  /** Questions of the forum that have their answer. */
  solved?: number;
  /** Contents published or revised in this month. */
  updated?: number;
  news?: number;
  cantons?: number;
};

/** A published data set: whose figures, of when, and when somebody last checked them. */
export type Dataset = {
  key: string;
  name: string;
  publisher: string;
  period: string;
  sourceUrl: string | null;
  checkedLabel: string | null;
};

export type Visitor = { firstName: string } | null;

/** What a plan costs, in each currency it is sold in. */
export type PlanLabel = { plan: Plan; amounts: string[] };
