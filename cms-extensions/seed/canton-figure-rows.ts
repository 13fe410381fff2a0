import { readFileSync } from "node:fs";
import path from "node:path";
import type { FigureKey } from "../../contract/switzerland/canton-figures.ts";
import { uniqueKeyOf } from "../src/content/publishing/unique-key.ts";
import type { SeedPlan } from "./plan.ts";
import { stableId } from "./stable-id.ts";

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
