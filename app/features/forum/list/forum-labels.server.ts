import type { TierCms } from "~/cms/cms.server";
import { listCantons } from "~/reference/cantons.server";
import { listForumCategories, type ForumCategory } from "~/reference/categories.server";
import { listTopicTags, type TopicTag } from "~/reference/tags.server";

export type ForumLabels = {
  categories: ForumCategory[];
  tags: TopicTag[];
  cantons: { id: number; code: string; name: string }[];
};

/** @throws {CmsError} */
export async function listForumLabels(cms: TierCms): Promise<ForumLabels> {
  const [categories, tags, cantons] = await Promise.all([
    listForumCategories(cms),
    listTopicTags(cms),
    listCantons(cms),
  ]);
  return { categories, tags, cantons: cantons.map(({ id, code, name }) => ({ id, code, name })) };
}
