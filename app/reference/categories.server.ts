import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
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

/** In the editors' order. @throws {CmsError} */
export function listContentCategories(cms: TierCms): Promise<Category[]> {
  return cms.cached("categories:content", (ask) => ask(readRows(category, ofArea("content"))));
}

/** In the editors' order. @throws {CmsError} */
export function listForumCategories(cms: TierCms): Promise<ForumCategory[]> {
  return cms.cached("categories:forum", (ask) => ask(readRows(forumCategory, ofArea("forum"))));
}
