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
} from "../../contract/switzerland/canton-figures.ts";

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

export type FigureSet = Omit<ReturnType<typeof figureRow.parse>, "key" | "byCanton"> & {
  key: FigureKey;
  /** By canton code; "s/d" for a canton without a value. */
  values: Record<string, CantonValue>;
};

/**
 * The newest published year of every figure, in the order of `figureKinds`. For the paying tier only: the
 * caller must have checked that. @throws {CmsError}
 */
export function listFigureSets(cms: TierCms): Promise<FigureSet[]> {
  return cms.forTier("paying").cached("canton-figures", async (ask) => {
    const filter = { status: { _eq: "published" as const } };
    const rows = await ask(readRows(figureRow, { filter, sort: ["-year"], limit: MOST_ROWS }));
    return figureKeys.flatMap((requested) => {
      const row = rows.find(({ key }) => isFigureKey(key) && key === requested);
      if (!row) return [];
      const { byCanton, ...set } = row;
      return [{ ...set, key: requested, values: readCantonValues(byCanton).values }];
    });
  });
}
