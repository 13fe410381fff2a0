import { readFileSync } from "node:fs";
import path from "node:path";
import { findParameterProblem } from "../../contract/calculators/parameters.ts";
import type { FigureKey } from "../../contract/switzerland/canton-figures.ts";
import { slugFrom } from "../src/content/publishing/slug.ts";
import { uniqueKeyOf } from "../src/content/publishing/unique-key.ts";
import type { Calendar } from "./calendar.ts";
import type { SeedFact, SeedTerm } from "./content-types.ts";
import type { SeedParameter } from "./content/calculator-parameters.ts";
import type { SeedDataset } from "./content/datasets.ts";
import { incomeTaxEstimates } from "./content/income-tax.ts";
import { premiumExtract } from "./content/premium-extract.ts";
import { wageTable } from "./content/wage-table.ts";
import type { SeedPlan } from "./plan.ts";
import { stableId } from "./stable-id.ts";

const REVIEWER = "Redação";

/**
 * Rates, ceilings and tables of the calculators as rows of `parameter_sets`.
 * @throws if a parameter has another shape than the calculators read
 */
export function parameterPlan(parameters: readonly SeedParameter[]): SeedPlan {
  const problems = parameters.flatMap(({ key, value }) => findParameterProblem(key, value) ?? []);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  const rows = [...parameters, wageTable, premiumExtract, incomeTaxEstimates].map((each) => {
    const row = {
      ...each,
      status: "published",
      canton: null,
      version: 1,
      reviewer: each.reviewedAt && REVIEWER,
    };
    return {
      ...row,
      id: stableId("parameter", `${each.key}:${each.year}`),
      uniqueKey: uniqueKeyOf("parameter_sets", row, null),
    };
  });
  return { rows: [{ table: "parameter_sets", key: "id", rows }], links: [] };
}

export function datasetPlan(datasets: readonly SeedDataset[]): SeedPlan {
  const rows = datasets.map(({ key, name, period, ...dataset }) => {
    const row = { ...dataset, key: `data.${key}`, status: "published", canton: null, version: 1 };
    return {
      ...row,
      id: stableId("dataset", key),
      value: { name, period },
      uniqueKey: uniqueKeyOf("parameter_sets", row, null),
    };
  });
  return { rows: [{ table: "parameter_sets", key: "id", rows }], links: [] };
}

const HOLDS_DAYS = 200;

export function factPlan(facts: readonly SeedFact[], calendar: Calendar): SeedPlan {
  const rows = facts.map((fact) => ({
    id: stableId("fact", fact.key),
    status: "published",
    validUntil: calendar.day(-HOLDS_DAYS),
    ...fact,
  }));
  return { rows: [{ table: "facts", key: "id", rows }], links: [] };
}

export function glossaryPlan(terms: readonly SeedTerm[]): SeedPlan {
  const rows = terms.map(({ names: [de, fr, it], ...term }) => {
    const slug = slugFrom(term.term);
    return { id: stableId("glossary-term", slug), slug, status: "published", ...term, de, fr, it };
  });
  return { rows: [{ table: "glossary_terms", key: "id", rows }], links: [] };
}

type FigureSet = {
  key: FigureKey;
  year: number;
  publisher: string;
  source: string;
  sourceUrl: string | null;
  /** Null for figures taken from a copy: nobody has checked them against the original. */
  reviewedAt: string | null;
  note: string | null;
  value: Record<string, unknown>;
};

const { sets } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "data/canton-figures.json"), "utf8"),
) as { sets: FigureSet[] };

export function cantonFigurePlan(): SeedPlan {
  const rows = sets.map(({ value: byCanton, ...set }) => ({
    ...set,
    id: stableId("canton-figures", set.key, set.year),
    status: "published",
    byCanton,
    reviewer: null,
    uniqueKey: uniqueKeyOf("canton_figures", set, null),
  }));
  return { rows: [{ table: "canton_figures", key: "id", rows }], links: [] };
}
