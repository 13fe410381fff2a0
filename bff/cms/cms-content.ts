import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import type { CmsClient } from "./client.ts";

const shape = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  publishedAt: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
});

export type PublishedItem = z.output<typeof shape> & { authorId?: string };

const cantonsShape = z.object({
  cantons: z.array(z.object({ Cantons_id: z.number().int().nullable() })),
});

/** Far above the number of news items per month. */
const MOST_NEWS = 500;

const topicShape = z.object({
  id: z.string(),
  title: z.string(),
  date_created: z.string(),
  user_created: z.string(),
});

export type CmsContent = {
  /**
   * Items published from `from` and before `until`, newest first. For `forum`: questions of that time, most
   * answered first. @throws {CmsUnavailableError}
   */
  listPublished(
    collection: string,
    between: { from: Date; until: Date; most: number },
  ): Promise<PublishedItem[]>;
  /** With the ids of the cantons' rows. @throws {CmsUnavailableError} */
  listNewsOfCantons(between: {
    from: Date;
    until: Date;
  }): Promise<(PublishedItem & { cantons: number[] })[]>;
  /** Null if the item is not published. @throws {CmsUnavailableError} */
  findPublished(collection: string, id: string): Promise<PublishedItem | null>;
};

const fields = Object.keys(shape.shape).join(",");

export function createCmsContent(client: CmsClient): CmsContent {
  async function readPublished(
    collection: string,
    { filter, limit, more = [] }: { filter: object; limit: number; more?: string[] },
  ): Promise<unknown[]> {
    const params = {
      fields: [fields, ...more].join(","),
      filter: { _and: [{ status: { _eq: "published" } }, filter] },
      sort: "-publishedAt",
      limit,
    };
    return client.read(customEndpoint<unknown[]>({ path: `/items/${collection}`, params }));
  }

  const itemsOf = (rows: unknown[]) =>
    rows.flatMap((row) => {
      const parsed = shape.safeParse(row);
      return parsed.success ? [parsed.data] : [];
    });

  const list = async (collection: string, filter: object, limit: number) =>
    itemsOf(await readPublished(collection, { filter, limit }));

  async function listTopics(filter: object, limit: number): Promise<PublishedItem[]> {
    const params = {
      fields: Object.keys(topicShape.shape).join(","),
      filter: {
        _and: [
          { status: { _in: ["open", "closed"] } },
          { type: { _eq: "question" } },
          { user_created: { _nnull: true } },
          filter,
        ],
      },
      sort: "-replyCount,-date_created",
      limit,
    };
    const path = "/items/forum_posts";
    const rows = await client.read(customEndpoint<unknown[]>({ path, params }));
    return rows.flatMap((row) => {
      const { data } = topicShape.safeParse(row);
      if (!data) return [];
      const { id, title, date_created: at, user_created: authorId } = data;
      return { id, title, slug: id, publishedAt: new Date(at), authorId };
    });
  }

  const within = (field: string, { from, until }: { from: Date; until: Date }) => ({
    _and: [{ [field]: { _gte: from.toISOString() } }, { [field]: { _lt: until.toISOString() } }],
  });

  return {
    listPublished: (collection, { most, ...between }) =>
      collection === "forum"
        ? listTopics(within("date_created", between), most)
        : list(collection, within("publishedAt", between), most),

    async listNewsOfCantons(between) {
      const rows = await readPublished("news", {
        filter: {
          _and: [within("publishedAt", between), { cantons: { Cantons_id: { _nnull: true } } }],
        },
        limit: MOST_NEWS,
        more: ["cantons.Cantons_id"],
      });
      return rows.flatMap((row) => {
        const [item] = itemsOf([row]);
        const { data } = cantonsShape.safeParse(row);
        if (!item || !data) return [];
        return { ...item, cantons: data.cantons.flatMap(({ Cantons_id: id }) => id ?? []) };
      });
    },

    async findPublished(collection, id) {
      return (await list(collection, { id: { _eq: id } }, 1))[0] ?? null;
    },
  };
}
