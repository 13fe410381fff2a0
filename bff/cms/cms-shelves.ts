import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import type { CmsGoods, ShelfRule, Stock } from "../../contract/collections/shelf-rules.ts";
import type { CmsClient } from "./client.ts";

const shelfShape = z.object({
  id: z.string(),
  name: z.string(),
  isOpen: z.boolean(),
  missing: z.string().nullable(),
});
export type StoredShelf = z.output<typeof shelfShape>;
export type JudgedShelf = Omit<StoredShelf, "id"> & { title: string; judgedAt: string };

export type CmsShelves = {
  list(): Promise<StoredShelf[]>;
  create(shelves: readonly JudgedShelf[]): Promise<void>;
  update(id: string, shelf: JudgedShelf): Promise<void>;
  /** Counts goods in Directus that are not older than the rule allows. */
  count(goods: CmsGoods, rule: ShelfRule, since: string | null): Promise<Stock>;
};

const PATH = "/items/shelves";
const row = z.record(z.string(), z.unknown());
// PostgreSQL's counts arrive as text.
const counts = z.array(z.record(z.string(), z.record(z.string(), z.coerce.number())));

export function createCmsShelves(client: CmsClient): CmsShelves {
  const ask = (path: string, params: object) =>
    client.read(customEndpoint<unknown[]>({ path, params }));

  async function countEntries({ collection, filter, entriesOf = "" }: CmsGoods): Promise<Stock> {
    const params = { filter, fields: entriesOf, limit: 1, sort: "-year" };
    const [first] = z.array(row).parse(await ask(`/items/${collection}`, params));
    const entries = first?.[entriesOf];
    return { count: Array.isArray(entries) ? entries.length : 0, filled: {} };
  }

  return {
    async list() {
      const params = { fields: Object.keys(shelfShape.shape).join(), limit: -1 };
      return z.array(shelfShape).parse(await ask(PATH, params));
    },

    async create(shelves) {
      const body = JSON.stringify(shelves);
      await client.write(customEndpoint<object>({ method: "POST", path: PATH, body }));
    },

    async update(id, shelf) {
      const body = JSON.stringify(shelf);
      await client.write(customEndpoint<object>({ method: "PATCH", path: `${PATH}/${id}`, body }));
    },

    async count(goods, { freshness, filled }, since) {
      if (goods.entriesOf) return countEntries(goods);
      const { collection, filter, differentIn } = goods;
      const limits = [filter ?? [], freshness && since ? { [freshness.by]: { _gte: since } } : []];
      const operation = differentIn ? "countDistinct" : "count";
      const counted = differentIn ?? "id";
      const params = {
        filter: { _and: limits.flat() },
        aggregate: { [operation]: [counted, ...(filled?.fields ?? [])].join() },
      };
      const rows = counts.parse(await ask(`/items/${collection}`, params));
      const { [counted]: count = 0, ...others } = rows[0]?.[operation] ?? {};
      return { count, filled: others };
    },
  };
}
