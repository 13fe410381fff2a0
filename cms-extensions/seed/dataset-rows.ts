import { uniqueKeyOf } from "../src/content/publishing/unique-key.ts";
import type { SeedDataset } from "./content/datasets.ts";
import type { SeedPlan } from "./plan.ts";
import { stableId } from "./stable-id.ts";

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
