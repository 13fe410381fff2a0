import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import type { CmsClient } from "./client.ts";

const shape = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  publishedAt: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
});

/** A published item as a mail names it. */
export type PublishedItem = z.output<typeof shape>;

const topicShape = z.object({ id: z.string(), title: z.string(), date_created: z.string() });

export type CmsContent = {
  /**
   * What was published from a moment on and before another, the newest first; of `forum` what members asked
   * then, the most answered first. @throws {CmsUnavailableError}
   */
  listPublished(
    collection: string,
    between: { from: Date; until: Date; most: number },
  ): Promise<PublishedItem[]>;
  /** Null when the item is not published. @throws {CmsUnavailableError} */
  findPublished(collection: string, id: string): Promise<PublishedItem | null>;
};

const fields = Object.keys(shape.shape).join(",");

/** Titles of published content, read with the service's own account. */
export function createCmsContent(client: CmsClient): CmsContent {
  async function list(collection: string, filter: object, limit: number) {
    const rows = await client.read(
      customEndpoint<unknown[]>({
        path: `/items/${collection}`,
        params: {
          fields,
          filter: { _and: [{ status: { _eq: "published" } }, filter] },
          sort: "-publishedAt",
          limit,
        },
      }),
    );
    return rows.flatMap((row) => {
      const parsed = shape.safeParse(row);
      return parsed.success ? [parsed.data] : [];
    });
  }

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
      const { id, title, date_created: at } = data;
      return { id, title, slug: id, publishedAt: new Date(at) };
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

    async findPublished(collection, id) {
      return (await list(collection, { id: { _eq: id } }, 1))[0] ?? null;
    },
  };
}
