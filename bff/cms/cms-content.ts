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

export type CmsContent = {
  /** What was published from a moment on and before another, the newest first. @throws {CmsUnavailableError} */
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

  return {
    listPublished: (collection, { from, until, most }) =>
      list(
        collection,
        {
          _and: [
            { publishedAt: { _gte: from.toISOString() } },
            { publishedAt: { _lt: until.toISOString() } },
          ],
        },
        most,
      ),

    async findPublished(collection, id) {
      return (await list(collection, { id: { _eq: id } }, 1))[0] ?? null;
    },
  };
}
