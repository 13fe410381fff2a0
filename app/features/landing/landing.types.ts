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
  sourceLines: string[];
};

export type SampleFilm = {
  html: string;
  to: string;
  label: string;
};

export type LandingCounts = {
  members?: number;
  solved?: number;
  /** Number of contents published or revised this month. */
  updated?: number;
  news?: number;
  cantons?: number;
};

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
