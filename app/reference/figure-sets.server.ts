import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import {
  figureKeys,
  isFigureKey,
  readCantonValues,
  type CantonValue,
  type FigureKey,
} from "../../contract/canton-figure-sets.ts";

/** Of every figure and year; more years than anybody enters. */
const MOST_ROWS = 500;

const figureRow = shape("canton_figures", {
  key: z.string(),
  year: z.number(),
  byCanton: z.unknown(),
  publisher: z.string().nullable(),
  source: z.string().nullable(),
  sourceUrl: z.string().nullable(),
  reviewedAt: z.string().nullable(),
  reviewer: z.string().nullable(),
  note: z.string().nullable(),
});

/** One figure of all cantons, of one year, with who published it and who checked it. */
export type FigureSet = Omit<ReturnType<typeof figureRow.parse>, "key" | "byCanton"> & {
  key: FigureKey;
  /** By the canton's code; a canton without a value is "s/d". */
  values: Record<string, CantonValue>;
};

/**
 * The newest published year of every figure, in the order of `figureKinds`; for the paying tier alone,
 * whoever asks has to have made sure. @throws {CmsError}
 */
export function listFigureSets(cms: TierCms): Promise<FigureSet[]> {
  return cms.forTier("paying").cached("canton-figures", async (ask) => {
    const filter = { status: { _eq: "published" as const } };
    const rows = await ask(readRows(figureRow, { filter, sort: ["-year"], limit: MOST_ROWS }));
    return figureKeys.flatMap((wanted) => {
      const row = rows.find(({ key }) => isFigureKey(key) && key === wanted);
      if (!row) return [];
      const { byCanton, ...set } = row;
      return [{ ...set, key: wanted, values: readCantonValues(byCanton).values }];
    });
  });
}
