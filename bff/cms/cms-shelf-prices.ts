import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import type { CmsClient } from "./client.ts";

const shape = z.object({
  id: z.string(),
  /** The member's id in Directus. */
  user_created: z.string().nullable(),
  product: z.object({ name: z.string() }),
  chain: z.string(),
  cents: z.number().int(),
  /** `YYYY-MM-DD` */
  seenAt: z.string().transform((day) => day.slice(0, 10)),
  confirmations: z.number().int(),
});
export type ReportedPrice = z.output<typeof shape>;
const values = shape.pick({ cents: true, seenAt: true });
/** What a receipt proves. */
export type PriceValues = z.output<typeof values>;

/** Prices that members reported; editors' prices have a source and need no confirmation. */
export type CmsShelfPrices = {
  /** Null if the member reported none. @throws {CmsUnavailableError} */
  find(price: { author: string; product: string; chain: string }): Promise<ReportedPrice | null>;
  /** @param since first day on which they were seen @throws {CmsUnavailableError} */
  listByAuthor(author: string, since: string): Promise<ReportedPrice[]>;
  /** @param since first day on which they were seen @throws {CmsUnavailableError} */
  listByIds(ids: readonly string[], since: string): Promise<ReportedPrice[]>;
  /**
   * A price without confirmations counts nowhere.
   * @returns the values that it has now, because its author may change them at any time
   * @throws {CmsUnavailableError} {CmsRefusedError}
   */
  setConfirmations(id: string, confirmations: number): Promise<PriceValues>;
};

const PRICES = "/items/product_prices";
const FIELDS = "id,user_created,product.name,chain,cents,seenAt,confirmations";
const byMember = { source: { _null: true } };
/** Far above what a member reports within the time that a price counts. */
const MOST_OWN = 200;

export function createCmsShelfPrices(client: CmsClient): CmsShelfPrices {
  async function list(filter: object, limit: number): Promise<ReportedPrice[]> {
    const params = { fields: FIELDS, filter, sort: "-seenAt", limit };
    const rows = await client.read(customEndpoint<unknown[]>({ path: PRICES, params }));
    // Rows from before a price was required are left out.
    return rows.flatMap((row) => shape.safeParse(row).data ?? []);
  }

  return {
    async find({ author, product, chain }) {
      const filter = {
        _and: [
          { user_created: { _eq: author } },
          { product: { _eq: product } },
          { chain: { _eq: chain } },
          byMember,
        ],
      };
      return (await list(filter, 1))[0] ?? null;
    },

    listByAuthor: (author, since) =>
      list(
        { _and: [{ user_created: { _eq: author } }, { seenAt: { _gte: since } }, byMember] },
        MOST_OWN,
      ),

    async listByIds(ids, since) {
      if (ids.length === 0) return [];
      const filter = { _and: [{ id: { _in: [...ids] } }, { seenAt: { _gte: since } }, byMember] };
      return list(filter, ids.length);
    },

    async setConfirmations(id, confirmations) {
      const path = `${PRICES}/${id}`;
      const body = JSON.stringify({ confirmations });
      const params = { fields: "cents,seenAt" };
      const command = customEndpoint<object>({ method: "PATCH", path, params, body });
      return values.parse(await client.write(command));
    },
  };
}
