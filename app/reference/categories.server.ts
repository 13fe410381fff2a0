import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { EXAMPLE_TAG } from "../../contract/community/forum.ts";
import type { CategoryArea } from "../../contract/content/choices.ts";

const MAX_CATEGORIES = 50;

const category = shape("categories", {
  slug: z.string(),
  name: z.string(),
  icon: z.string().nullable(),
});
export type Category = ReturnType<typeof category.parse>;

const forumCategory = shape("categories", {
  ...category.fields,
  id: z.string(),
  description: z.string().nullable(),
});
export type ForumCategory = ReturnType<typeof forumCategory.parse>;

const ofArea = (area: CategoryArea) => ({
  filter: { area: { _eq: area } },
  sort: ["sort" as const],
  limit: MAX_CATEGORIES,
});

export function listContentCategories(cms: TierCms): Promise<Category[]> {
  return cms.cached("categories:content", (ask) => ask(readRows(category, ofArea("content"))));
}

export function listForumCategories(cms: TierCms): Promise<ForumCategory[]> {
  return cms.cached("categories:forum", (ask) => ask(readRows(forumCategory, ofArea("forum"))));
}

const MAX_TAGS = 200;

const tag = shape("tags", { slug: z.string(), name: z.string() });
type Tag = ReturnType<typeof tag.parse>;

const topicTag = shape("tags", { ...tag.fields, id: z.string() });
export type TopicTag = ReturnType<typeof topicTag.parse>;

/** Empty if the tag does not exist. @throws {CmsError} */
export function findTagNames(cms: TierCms, slug: string | undefined): Promise<Tag[]> {
  if (!slug) return Promise.resolve([]);
  return cms.cached(`tag:${slug}`, (ask) =>
    ask(readRows(tag, { filter: { slug: { _eq: slug } }, limit: 1 })),
  );
}

/** Sorted by name. @throws {CmsError} */
export function listTopicTags(cms: TierCms): Promise<TopicTag[]> {
  const filter = { slug: { _neq: EXAMPLE_TAG } };
  return cms.cached("tags:forum", (ask) =>
    ask(readRows(topicTag, { sort: ["name"], limit: MAX_TAGS, filter })),
  );
}
