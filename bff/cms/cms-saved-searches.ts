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
  filters: z.object({ query: z.string() }).catch({ query: "" }),
  frequency: z.enum(alertFrequencies).exclude(["never"]),
  user_created: z.string(),
  date_created: z.iso.datetime({ offset: true }).transform((moment) => new Date(moment)),
});

export type SearchAlert = z.output<typeof shape>;

export type CmsSavedSearches = {
  listAlerts(): Promise<SearchAlert[]>;
};

const AT_ONCE = 500;

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
        // Other areas also save searches in this collection; they have no alerts here.
        alerts.push(...rows.flatMap((row) => shape.safeParse(row).data ?? []));
        if (rows.length < AT_ONCE) return alerts;
      }
    },
  };
}
