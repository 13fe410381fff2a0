import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { EXAMPLE_TAG } from "../../../contract/forum.ts";
import { listCantons } from "~/reference/cantons.server";

const MAX_CATEGORIES = 50;
const MAX_TAGS = 200;

const category = shape("categories", {
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  icon: z.string().nullable(),
  description: z.string().nullable(),
});
export type ForumCategory = ReturnType<typeof category.parse>;

const tag = shape("tags", { id: z.string(), slug: z.string(), name: z.string() });
export type ForumTag = ReturnType<typeof tag.parse>;

/** The categories of the forum, in the editors' order. @throws {CmsError} */
export function listForumCategories(cms: TierCms): Promise<ForumCategory[]> {
  return cms.cached("categories:forum", (ask) =>
    ask(
      readRows(category, {
        filter: { area: { _eq: "forum" } },
        sort: ["sort"],
        limit: MAX_CATEGORIES,
      }),
    ),
  );
}

/** The tags a topic may have, by name. @throws {CmsError} */
export function listForumTags(cms: TierCms): Promise<ForumTag[]> {
  return cms.cached("tags:forum", (ask) =>
    ask(
      readRows(tag, { sort: ["name"], limit: MAX_TAGS, filter: { slug: { _neq: EXAMPLE_TAG } } }),
    ),
  );
}

export type ForumLabels = {
  categories: ForumCategory[];
  tags: ForumTag[];
  cantons: { id: number; code: string; name: string }[];
};

/** What a topic can be filed under. @throws {CmsError} */
export async function listForumLabels(cms: TierCms): Promise<ForumLabels> {
  const [categories, tags, cantons] = await Promise.all([
    listForumCategories(cms),
    listForumTags(cms),
    listCantons(cms),
  ]);
  return { categories, tags, cantons: cantons.map(({ id, code, name }) => ({ id, code, name })) };
}
