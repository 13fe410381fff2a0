import type { Plan } from "../../../contract/account/membership.ts";

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
  /** One line per figure: publisher and year. */
  sourceLines: string[];
};

export type SampleFilm = {
  html: string;
  /** Path of the next page, and its link text. */
  to: string;
  label: string;
};

/** Real counts; a missing one is not shown. */
export type LandingCounts = {
  members?: number;
  /** Number of solved forum questions. */
  solved?: number;
  /** Number of contents published or revised this month. */
  updated?: number;
  news?: number;
  cantons?: number;
};

/** A published data set with its source, its date and its last review. */
export type Dataset = {
  key: string;
  name: string;
  publisher: string;
  period: string;
  sourceUrl: string | null;
  checkedLabel: string | null;
};

export type Visitor = { firstName: string } | null;

export type PlanLabel = { plan: Plan; amounts: string[] };
