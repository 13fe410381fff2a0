import { customEndpoint } from "@directus/sdk";
import { z } from "zod";
import { findContextCard } from "../../contract/community/context-card-values.ts";
import type { ContextCard } from "../../contract/community/context-card.ts";
import type { CmsClient } from "./client.ts";

const topic = z.object({
  id: z.string(),
  title: z.string(),
  body: z
    .string()
    .nullish()
    .transform((text) => text ?? ""),
  contextCard: z.unknown().transform((stored): ContextCard => findContextCard(stored) ?? {}),
  cantons: z
    .array(z.object({ Cantons_id: z.number().int().nullish() }))
    .nullish()
    .transform((links) => (links ?? []).flatMap((link) => link.Cantons_id ?? [])),
  user_created: z.string(),
});

export type OpenQuestion = z.output<typeof topic>;

const canton = z.object({ id: z.number().int(), cantonCode: z.string() });

/** Maximum number in one run; the rest follows in the next. */
const MOST = 100;

export type CmsTopics = {
  listUnanswered(between: { from: Date; until: Date }): Promise<OpenQuestion[]>;
  /** Null once it is answered, closed or removed. @throws {CmsUnavailableError} */
  findUnanswered(id: string): Promise<OpenQuestion | null>;
  /** Canton code → row id. @throws {CmsUnavailableError} */
  readCantonIds(): Promise<Map<string, number>>;
};

export function createCmsTopics(client: CmsClient): CmsTopics {
  const { cantons: _, ...columns } = topic.shape;
  const fields = [...Object.keys(columns), "cantons.Cantons_id"].join(",");
  const pending = {
    status: { _eq: "open" },
    type: { _eq: "question" },
    replyCount: { _eq: 0 },
    user_created: { _nnull: true },
  };

  async function list(filter: object, limit: number): Promise<OpenQuestion[]> {
    const params = { fields, filter: { ...pending, ...filter }, sort: "date_created", limit };
    const rows = await client.read(
      customEndpoint<unknown[]>({ path: "/items/forum_posts", params }),
    );
    return rows.map((row) => topic.parse(row));
  }

  return {
    listUnanswered: ({ from, until }) =>
      list(
        {
          _and: [
            { date_created: { _gte: from.toISOString() } },
            { date_created: { _lt: until.toISOString() } },
          ],
        },
        MOST,
      ),

    findUnanswered: async (id) => (await list({ id: { _eq: id } }, 1))[0] ?? null,

    async readCantonIds() {
      const params = { fields: "id,cantonCode", limit: -1 };
      const rows = await client.read(customEndpoint<unknown[]>({ path: "/items/Cantons", params }));
      return new Map(
        rows.map((row) => {
          const { id, cantonCode } = canton.parse(row);
          return [cantonCode, id];
        }),
      );
    },
  };
}
