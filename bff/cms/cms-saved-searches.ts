import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import { alertFrequencies, searchKinds } from "../../contract/classifieds/saved-searches.ts";
import type { CmsClient } from "./client.ts";

const shape = z.object({
  id: z.string(),
  kind: z.enum(searchKinds),
  name: z
    .string()
    .nullable()
    .transform((name) => name ?? ""),
  /** The filters, as their list's address writes them. */
  filters: z.object({ query: z.string() }).catch({ query: "" }),
  frequency: z.enum(alertFrequencies).exclude(["never"]),
  /** The member's id in Directus. */
  user_created: z.string(),
  date_created: z.iso.datetime({ offset: true }).transform((moment) => new Date(moment)),
});

/** A search of classifieds that is to tell what is new. */
export type SearchAlert = z.output<typeof shape>;

export type CmsSavedSearches = {
  /** Every search of classifieds that tells what is new, by id. @throws {CmsUnavailableError} */
  listAlerts(): Promise<SearchAlert[]>;
};

const AT_ONCE = 500;

/** What members saved to be told of, read with the service's own account. */
export function createCmsSavedSearches(client: CmsClient): CmsSavedSearches {
  const filter = { frequency: { _in: ["daily", "weekly"] } };
  const fields = Object.keys(shape.shape).join(",");
  return {
    async listAlerts() {
      const alerts: SearchAlert[] = [];
      for (let page = 1; ; page += 1) {
        const params = { fields, filter, sort: "id", limit: AT_ONCE, page };
        const path = "/items/saved_searches";
        const rows = await client.read(customEndpoint<unknown[]>({ path, params }));
        // What other areas save under the same roof is not told here.
        alerts.push(...rows.flatMap((row) => shape.safeParse(row).data ?? []));
        if (rows.length < AT_ONCE) return alerts;
      }
    },
  };
}
