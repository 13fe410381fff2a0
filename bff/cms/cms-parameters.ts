import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import {
  allParameterKeys,
  usableSets,
  type ParameterSet,
} from "../../contract/calculators/parameters.ts";
import type { CmsClient } from "./client.ts";

const shape = z.object({
  key: z.string(),
  year: z.number().nullable(),
  version: z.number().nullish(),
  value: z.unknown(),
  source: z.string().nullable(),
});

export type CmsParameters = {
  /** For all years. @throws {CmsUnavailableError} */
  list(): Promise<ParameterSet[]>;
};

/** Rows without year or source are left out, as on the pages. */
export function createCmsParameters(client: CmsClient): CmsParameters {
  const filter = { _and: [{ status: { _eq: "published" } }, { key: { _in: allParameterKeys } }] };
  const params = { fields: Object.keys(shape.shape).join(","), filter, limit: -1 };
  return {
    async list() {
      const rows = await client.read(
        customEndpoint<unknown[]>({ path: "/items/parameter_sets", params }),
      );
      return usableSets(
        rows.flatMap((row) => {
          const { year, source, version, ...rest } = shape.parse(row);
          if (year === null || !source) return [];
          const origin = { source, sourceUrl: null, publisher: null, reviewedAt: null };
          return [{ ...rest, ...origin, year, version: version ?? 1 }];
        }),
      );
    },
  };
}
