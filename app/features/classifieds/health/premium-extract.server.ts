import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { parameterRow } from "~/reference/parameters.server";
import {
  EXTRACT_MODELS,
  PREMIUM_EXTRACT_KEY,
  type CantonExtract,
} from "../../../../contract/switzerland/health-insurance.ts";

const cents = z.number().int().positive();
const change = z.number().nullable();
const model = z.enum(EXTRACT_MODELS);

const cantonExtract = z.object({
  region: z.number().int(),
  highDeductible: z.array(z.tuple([z.string(), model, z.string(), cents, change])),
  standard: z.array(z.tuple([z.string(), cents, change])),
  otherRegions: z.array(z.tuple([z.number().int(), z.string(), model, cents])),
});

export type ComingPremiums = {
  year: number;
  canton: string;
  region: number;
  extract: CantonExtract;
  source: string;
  publisher: string | null;
  sourceUrl: string | null;
};

function findExtract(cms: TierCms) {
  return cms.cached("health:premium-extract", async (ask) => {
    const filter = { status: { _eq: "published" }, key: { _eq: PREMIUM_EXTRACT_KEY } } as const;
    const [row] = await ask(
      readRows(parameterRow, { filter, sort: ["-year", "-version"], limit: 1 }),
    );
    const cantons = z.record(z.string(), cantonExtract).safeParse(row?.value);
    if (!row || row.year === null || !row.source || !cantons.success) return null;
    const { year, source, publisher, sourceUrl } = row;
    return { year, source, publisher, sourceUrl, cantons: cantons.data };
  });
}

/**
 * Part of the premiums of a year that is not yet imported.
 * @param searchedYear year of the search; an extract of the same or an earlier year is ignored
 * @throws {CmsError}
 */
export async function findComingPremiums(
  cms: TierCms,
  searchedYear: number,
  { canton, region }: { canton: string; region: number },
): Promise<ComingPremiums | null> {
  const found = await findExtract(cms);
  const extract = found?.cantons[canton];
  if (!found || !extract || found.year <= searchedYear) return null;
  const { year, source, publisher, sourceUrl } = found;
  return { year, canton, region, extract, source, publisher, sourceUrl };
}
