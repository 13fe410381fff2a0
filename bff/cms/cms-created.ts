import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import type { CmsClient } from "./client.ts";
import { readAll } from "./read-all.ts";

export type DatedCollection = "Notification" | "ticket_messages";

export type CmsCreated = {
  /** Includes `from`, excludes `until`. @throws {CmsUnavailableError} */
  list(collection: DatedCollection, between: { from: Date; until: Date }): Promise<string[]>;
};

const shape = z.object({ id: z.string() });

export function createCmsCreated(client: CmsClient): CmsCreated {
  return {
    async list(collection, { from, until }) {
      const path = `/items/${collection}`;
      const filter = {
        _and: [
          { date_created: { _gte: from.toISOString() } },
          { date_created: { _lt: until.toISOString() } },
        ],
      };
      const rows = await readAll(async (page) => {
        const params = { fields: "id", filter, sort: "date_created,id", ...page };
        const found = await client.read(customEndpoint<unknown[]>({ path, params }));
        return found.map((row) => shape.parse(row));
      });
      return rows.map(({ id }) => id);
    },
  };
}
