import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import { CmsUnavailableError } from "./client.ts";
import type { CmsClient } from "./client.ts";

/** As whom content is read: visitors, members who don't pay, members who do. */
export const searchTiers = ["teaser", "free", "paying"] as const;
export type SearchTier = (typeof searchTiers)[number];
export type TierTokens = Record<SearchTier, string>;

const changeShape = z.object({
  id: z.coerce.number().int(),
  collection: z.string(),
  item: z.string(),
});
/** One entry of the outbox: this item is no longer what it was. */
export type SearchChange = z.output<typeof changeShape>;

const rowShape = z.looseObject({ id: z.coerce.string() });
export type SearchRow = z.output<typeof rowShape>;

const replyShape = z.looseObject({ target: z.string() });
export type SearchReply = z.output<typeof replyShape>;

export type RowsQuestion = {
  collection: string;
  fields: readonly string[];
  deep?: object | undefined;
  ids: readonly string[];
};

/** All @throws {CmsUnavailableError | BreakerOpenError} */
export type CmsSearch = {
  /** The ids of all rows that a tier, visitors unless told, may know of. */
  listIds(collection: string, tier?: SearchTier): Promise<string[]>;
  /** What members answered in these topics as every member sees it, in its order; of deleted ones no text. */
  listReplies(topics: readonly string[]): Promise<SearchReply[]>;
  /** Rows as a tier sees them, by id; what it does not see is missing. */
  listRows(tier: SearchTier, question: RowsQuestion): Promise<SearchRow[]>;
  /** What changed and was not taken yet, the oldest first; from behind `afterId` on. */
  listChanges(take: number, afterId?: number): Promise<SearchChange[]>;
  /** Forgets changes that were taken: of as many as Directus gives at once. */
  deleteChanges(ids: readonly number[]): Promise<void>;
  /** Tells editors how often something was asked for in vain. */
  reportMiss(miss: { query: string; count: number; lastAskedOn: string }): Promise<void>;
};

/** As many as Directus gives at once. */
export const ROWS_OF_AN_ANSWER = 500;
const OUTBOX = "/items/search_outbox";
const MISSES = "/items/search_misses";

/** What the index is made of, read as the tiers see it, and the outbox that says what changed. */
export function createCmsSearch(accounts: CmsClient, tokens: TierTokens): CmsSearch {
  const readers = Object.fromEntries(
    searchTiers.map((tier) => [tier, accounts.as(tokens[tier])]),
  ) as Record<SearchTier, CmsClient>;

  return {
    async listIds(collection, tier = "teaser") {
      const known: string[] = [];
      for (;;) {
        // Directus compares no UUIDs, so pages go by number, each from the last id of the one before.
        const offset = Math.max(0, known.length - 1);
        const params = { fields: "id", sort: "id", limit: ROWS_OF_AN_ANSWER, offset };
        const command = customEndpoint<unknown[]>({ path: `/items/${collection}`, params });
        const rows = parsed(z.array(rowShape), await readers[tier].read(command));
        const [first, ...others] = rows.map(({ id }) => id);
        if (known.length > 0 && first !== known.at(-1)) {
          // Something before it was taken out or put in meanwhile.
          known.length = 0;
          continue;
        }
        known.push(...(known.length === 0 && first !== undefined ? [first] : []), ...others);
        if (rows.length < ROWS_OF_AN_ANSWER) return known;
      }
    },

    async listRows(tier, { collection, fields, deep, ids }) {
      const wanted = { filter: { id: { _in: ids } }, limit: ids.length };
      const params = { fields: fields.join(","), sort: "id", ...wanted, ...(deep && { deep }) };
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
      const fields = "id,target,parent,number,body";
      const known: SearchReply[] = [];
      for (;;) {
        const page = { limit: ROWS_OF_AN_ANSWER, offset: known.length };
        const params = { fields, filter, sort: "target,number", ...page };
        const command = customEndpoint<unknown[]>({ path: "/items/comments", params });
        const rows = parsed(z.array(replyShape), await readers.free.read(command));
        known.push(...rows);
        if (rows.length < ROWS_OF_AN_ANSWER) return known;
      }
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

    async reportMiss({ query, count, lastAskedOn }) {
      const params = { fields: "id", filter: { query: { _eq: query } }, limit: 1 };
      const known = await accounts.read(customEndpoint<unknown[]>({ path: MISSES, params }));
      const [row] = parsed(z.array(rowShape), known);
      await accounts.read(
        row
          ? customEndpoint<object>({
              method: "PATCH",
              path: `${MISSES}/${row.id}`,
              body: JSON.stringify({ count, lastAskedOn }),
            })
          : customEndpoint<object>({
              method: "POST",
              path: MISSES,
              body: JSON.stringify({ query, count, lastAskedOn }),
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
