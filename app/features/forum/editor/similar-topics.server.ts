import { z } from "zod";
import { listShown, type Reader } from "~/content/item/authors.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { to } from "~/i18n/paths";
import { topicPath } from "../../../../contract/community/forum.ts";
import { similarTo } from "../../../../contract/community/ideas.ts";

const MAX_SIMILAR = 5;
/** Limit of one Directus response. The latest topics are compared. */
const MAX_COMPARED = 500;

const named = shape("forum_posts", {
  id: z.string(),
  title: z.string(),
  solvedAt: z.nullable(z.string()),
  user_created: z.nullable(z.string()),
});

export type SimilarTopic = { id: string; title: string; path: string; isSolved: boolean };

/**
 * Excludes authors that the reader blocked.
 * @throws {CmsError}
 */
export async function listSimilarTopics(
  reader: Pick<Reader, "cms" | "service" | "isTeam">,
  title: string,
): Promise<SimilarTopic[]> {
  const { cms } = reader;
  const known = await cms.cached("forum:titles", (ask) =>
    ask(
      readRows(named, {
        filter: { status: { _in: ["open", "closed"] } },
        sort: ["-lastActivityAt"],
        limit: MAX_COMPARED,
      }),
    ),
  );
  const near = similarTo(title, known).slice(0, 2 * MAX_SIMILAR);
  return (await listShown(reader, near))
    .slice(0, MAX_SIMILAR)
    .map(({ id, title: name, solvedAt }) => ({
      ...{ id, title: name, path: to(topicPath(id)) },
      isSolved: solvedAt !== null,
    }));
}
