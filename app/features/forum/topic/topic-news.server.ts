import { CmsError, type OwnCms } from "~/cms/cms.server";
import { countEachFrom } from "~/cms/read";
import type { TopicNews } from "../topic";

type Known = { topic: string; lastReadNumber: number };

/** One query for all topics. Empty if unavailable. */
export async function findNews(
  own: OwnCms,
  known: readonly Known[],
): Promise<Map<string, TopicNews>> {
  if (known.length === 0) return new Map();
  const counted = await own
    .ask(
      countEachFrom("comments", "target", "number", {
        targetType: { _eq: "forum" },
        status: { _eq: "published" },
        audience: { _neq: "none" },
        _or: known.map(({ topic, lastReadNumber }) => ({
          target: { _eq: topic },
          number: { _gt: lastReadNumber },
        })),
      }),
    )
    .catch((error: unknown) => {
      if (!(error instanceof CmsError)) throw error;
      return new Map<string, { count: number; min: number }>();
    });
  return new Map([...counted].map(([topic, { count, min }]) => [topic, { count, from: min }]));
}
