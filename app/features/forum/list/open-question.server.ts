import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import type { Filter } from "~/cms/query";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { topicPath } from "../../../../contract/community/forum.ts";

const questionRow = shape("forum_posts", { id: z.string(), title: z.string() });

export type OpenQuestion = { title: string; path: `/${string}`; isOfCanton: boolean };

/**
 * The newest question without an answer: of the canton if there is one, else of the whole forum.
 * @param canton code, null for no preference
 * @throws {CmsError}
 */
export function findOpenQuestion(
  cms: TierCms,
  canton: string | null,
): Promise<OpenQuestion | null> {
  return cms.forTier("free").cached(`forum:open-question:${canton}`, async (ask) => {
    const open: Filter<"forum_posts"> = {
      ...{ status: { _eq: "open" }, type: { _eq: "question" }, replyCount: { _eq: 0 } },
    };
    const ofCanton: Filter<"forum_posts"> = {
      _and: [open, { cantons: { _some: { Cantons_id: { cantonCode: { _eq: canton ?? "" } } } } }],
    };
    const newest = (filter: Filter<"forum_posts">) =>
      ask(readRows(questionRow, { filter, sort: ["-date_created"], limit: 1 }));
    const [near, all] = await Promise.all([canton ? newest(ofCanton) : [], newest(open)]);
    const found = near[0] ?? all[0];
    return found
      ? { title: found.title, path: topicPath(found.id), isOfCanton: near.length > 0 }
      : null;
  });
}
