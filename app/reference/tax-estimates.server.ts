import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { AppError } from "~/http/app-error";
import {
  INCOME_TAX_KEY,
  type IncomeTaxEstimates,
} from "../../contract/calculators/ordinary-tax.ts";
import { parameterRow } from "./parameters.server";

const points = z.array(z.tuple([z.number().positive(), z.number().min(0)])).min(2);
const estimates = z.record(
  z.string(),
  z.object({ municipality: z.string(), single: points, family: points }),
);

export type TaxEstimates = {
  cantons: IncomeTaxEstimates;
  source: {
    year: number;
    source: string;
    publisher: string | null;
    sourceUrl: string | null;
    reviewedAt: string | null;
  };
};

/**
 * Null without any estimates.
 * @throws a 503 while Directus is unavailable
 */
export function findTaxEstimates(cms: TierCms): Promise<TaxEstimates | null> {
  return cms
    .cached("calculators:income-tax", async (ask): Promise<TaxEstimates | null> => {
      const filter = { status: { _eq: "published" }, key: { _eq: INCOME_TAX_KEY } } as const;
      const [row] = await ask(
        readRows(parameterRow, { filter, sort: ["-year", "-version"], limit: 1 }),
      );
      const cantons = estimates.safeParse(row?.value);
      if (!row || row.year === null || !row.source || !cantons.success) return null;
      const { year, source, publisher, sourceUrl, reviewedAt } = row;
      return { cantons: cantons.data, source: { year, source, publisher, sourceUrl, reviewedAt } };
    })
    .catch(AppError.throwCmsUnavailable);
}
