import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import { CmsUnavailableError } from "./client.ts";
import type { CmsClient } from "./client.ts";
import { readAll } from "./read-all.ts";
import { type Tier, tiers } from "../../contract/account/roles.ts";

export type TierTokens = Record<Tier, string>;

const changeShape = z.object({
  id: z.coerce.number().int(),
  collection: z.string(),
  item: z.string(),
});
export type SearchChange = z.output<typeof changeShape>;

const rowShape = z.looseObject({ id: z.coerce.string() });
export type SearchRow = z.output<typeof rowShape>;

const replyShape = z.looseObject({ id: z.string(), target: z.string() });
export type SearchReply = z.output<typeof replyShape>;

export type RowsQuestion = {
  collection: string;
  fields: readonly string[];
  deep?: object | undefined;
  ids: readonly string[];
};

/** All methods @throws {CmsUnavailableError | BreakerOpenError} */
export type CmsSearch = {
  /** Without a tier: what visitors may see. */
  listIds(collection: string, tier?: Tier): Promise<string[]>;
  /** As every member sees them; deleted replies have no text. */
  listReplies(topics: readonly string[]): Promise<SearchReply[]>;
  /** Rows that the tier may not see are left out. */
  listRows(tier: Tier, question: RowsQuestion): Promise<SearchRow[]>;
  listChanges(take: number, afterId?: number): Promise<SearchChange[]>;
  /** Deletes processed changes, at most as many as Directus deletes at once. */
  deleteChanges(ids: readonly number[]): Promise<void>;
  reportMiss(miss: { query: string; count: number; lastAskedOn: string }): Promise<void>;
};

const OUTBOX = "/items/search_outbox";
const MISSES = "/items/search_misses";

export function createCmsSearch(accounts: CmsClient, tokens: TierTokens): CmsSearch {
  const readers = Object.fromEntries(
    tiers.map((tier) => [tier, accounts.as(tokens[tier])]),
  ) as Record<Tier, CmsClient>;

  return {
    async listIds(collection, tier = "teaser") {
      const rows = await readAll(async (page) => {
        const params = { fields: "id", sort: "id", ...page };
        const command = customEndpoint<unknown[]>({ path: `/items/${collection}`, params });
        return parsed(z.array(rowShape), await readers[tier].read(command));
      });
      return rows.map(({ id }) => id);
    },

    async listRows(tier, { collection, fields, deep, ids }) {
      const requested = { filter: { id: { _in: ids } }, limit: ids.length };
      const params = { fields: fields.join(","), sort: "id", ...requested, ...(deep && { deep }) };
      const command = customEndpoint<unknown[]>({ path: `/items/${collection}`, params });
      return parsed(z.array(rowShape), await readers[tier].read(command));
    },

    async listReplies(topics) {
      const filter = {
        targetType: { _eq: "forum" },
        target: { _in: topics },
        status: { _in: ["published", "deleted"] },
        audience: { _eq: "free" },
      };
      const fields = "id,target,parent,number,body,user_created";
      return readAll(async (page) => {
        const params = { fields, filter, sort: "target,number,id", ...page };
        const command = customEndpoint<unknown[]>({ path: "/items/comments", params });
        return parsed(z.array(replyShape), await readers.free.read(command));
      });
    },

    async listChanges(take, afterId = 0) {
      const filter = { id: { _gt: afterId } };
      const params = { fields: "id,collection,item", sort: "id", limit: take, filter };
      const command = customEndpoint<unknown[]>({ path: OUTBOX, params });
      return parsed(z.array(changeShape), await accounts.read(command));
    },

    async deleteChanges(ids) {
      const body = JSON.stringify(ids);
      await accounts.read(customEndpoint<void>({ method: "DELETE", path: OUTBOX, body }));
    },

    async reportMiss({ query, count, lastAskedOn: lastSearchedOn }) {
      const params = { fields: "id", filter: { query: { _eq: query } }, limit: 1 };
      const known = await accounts.read(customEndpoint<unknown[]>({ path: MISSES, params }));
      const [row] = parsed(z.array(rowShape), known);
      await accounts.read(
        row
          ? customEndpoint<object>({
              method: "PATCH",
              path: `${MISSES}/${row.id}`,
              body: JSON.stringify({ count, lastAskedOn: lastSearchedOn }),
            })
          : customEndpoint<object>({
              method: "POST",
              path: MISSES,
              body: JSON.stringify({ query, count, lastAskedOn: lastSearchedOn }),
            }),
      );
    },
  };
}

function parsed<Shape extends z.ZodType>(shape: Shape, rows: unknown): z.output<Shape> {
  const result = shape.safeParse(rows);
  if (!result.success) throw new CmsUnavailableError(result.error);
  return result.data;
}
