import { CmsError, type OwnCms } from "~/cms/cms.server";
import { countEachFrom } from "~/cms/read";
import type { TopicNews } from "./topic";

/** Up to where somebody knows the replies of a topic. */
type Known = { topic: string; lastReadNumber: number };

/**
 * How many replies there are to see after those somebody knows, and the number of the first, by topic. One
 * question; of none where nothing is asked for or it can't be had right now.
 */
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
