import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import {
  CALCULATOR_PREFIX,
  TABLE_PREFIX,
  usableSets,
  type ParameterSet,
} from "../../contract/calculators/parameters.ts";

const MAX_ROWS = 500;

const webAddress = z
  .url({ protocol: /^https?$/ })
  .nullable()
  .catch(null);

export const parameterRow = shape("parameter_sets", {
  key: z.string(),
  year: z.number().nullable(),
  version: z.number().nullable(),
  value: z.unknown(),
  source: z.string().nullable(),
  sourceUrl: webAddress,
  publisher: z.string().nullable(),
  reviewedAt: z.string().nullable(),
});

/**
 * The parameters that editors publish for calculators, of all years. Rows without year or source are left
 * out, because every figure must have a source.
 * @throws {CmsError}
 */
export function listParameterSets(cms: TierCms): Promise<ParameterSet[]> {
  return cms.cached("calculators:parameters", async (ask) => {
    const rows = await ask(
      readRows(parameterRow, {
        filter: {
          _and: [{ status: { _eq: "published" } }, { key: { _starts_with: CALCULATOR_PREFIX } }],
        },
        sort: ["key", "-year", "-version"],
        limit: MAX_ROWS,
      }),
    );
    return usableSets(
      rows.flatMap(({ year, source, version, ...row }) =>
        year === null || !source || row.key.startsWith(TABLE_PREFIX)
          ? []
          : [{ ...row, year, source, version: version ?? 1 }],
      ),
    );
  });
}

/**
 * Years with a published table under this key. `listParameterSets` leaves tables out.
 * @throws {CmsError}
 */
export function listTableYears(cms: TierCms, key: string): Promise<number[]> {
  return cms.cached(`calculators:table-years:${key}`, async (ask) => {
    const filter = { status: { _eq: "published" as const }, key: { _eq: key } };
    const rows = await ask(readRows(parameterRow, { filter, sort: ["-year"], limit: MAX_ROWS }));
    return rows.flatMap(({ year, source }) => (year === null || !source ? [] : [year]));
  });
}
