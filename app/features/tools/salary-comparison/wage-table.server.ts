import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import type { ToolSource } from "~/features/tools/explained-line";
import { AppError } from "~/http/app-error";
import { zurichDay } from "~/i18n/format";
import { listCantonChoices } from "~/reference/cantons.server";
import { parameterRow } from "~/reference/parameters.server";
import {
  positions,
  WAGE_TABLE_KEY,
  type WageTable,
} from "../../../../contract/calculators/wage-table.ts";

const chf = z.number().positive();
const quantiles = z.tuple([chf, chf, chf, chf, chf]);

const wageTable = z.object({
  national: z.object({
    p10Chf: chf,
    medianChf: chf,
    p90Chf: chf,
    medianWomenChf: chf,
    medianMenChf: chf,
  }),
  regions: z.array(
    z.object({
      name: z.string(),
      cantons: z.array(z.string()),
      medianChf: chf,
      source: z.string(),
      positions2022Chf: z.record(z.enum(positions), chf),
    }),
  ),
  branches: z.array(z.object({ name: z.string(), medianChf: chf })),
  occupations: z
    .array(
      z.object({
        code: z.string(),
        name: z.string(),
        total: quantiles,
        women: quantiles.nullable(),
        men: quantiles.nullable(),
      }),
    )
    .min(1),
});

export type PublishedWages = { table: WageTable; source: ToolSource };

/**
 * Newest readable survey; null without one.
 * @throws {CmsError}
 */
export function findWages(cms: TierCms): Promise<PublishedWages | null> {
  return cms.cached("calculators:wages", async (ask) => {
    const filter = { status: { _eq: "published" }, key: { _eq: WAGE_TABLE_KEY } } as const;
    const [row] = await ask(
      readRows(parameterRow, { filter, sort: ["-year", "-version"], limit: 1 }),
    );
    const table = wageTable.safeParse(row?.value);
    if (!row || row.year === null || !row.source || !table.success) return null;
    const { year, source, publisher, sourceUrl, reviewedAt } = row;
    return { table: table.data, source: { year, source, publisher, sourceUrl, reviewedAt } };
  });
}

/** @throws a 503 while Directus is unavailable */
export async function loadComparison(cms: TierCms, canton: string | null) {
  const [wages, cantons] = await Promise.all([findWages(cms), listCantonChoices(cms)]).catch(
    AppError.throwCmsUnavailable,
  );
  return { wages, cantons, canton, today: zurichDay(new Date()) };
}
