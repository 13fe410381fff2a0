import { findParameterProblem } from "../../contract/calculators/parameters.ts";
import { uniqueKeyOf } from "../src/content/publishing/unique-key.ts";
import type { SeedParameter } from "./content/calculator-parameters.ts";
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
