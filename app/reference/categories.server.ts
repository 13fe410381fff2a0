import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";

const MAX_CATEGORIES = 50;

const category = shape("categories", {
  slug: z.string(),
  name: z.string(),
  icon: z.string().nullable(),
});

export type Category = ReturnType<typeof category.parse>;

/** The categories that published content can have, in the editors' order. @throws {CmsError} */
export function listContentCategories(cms: TierCms): Promise<Category[]> {
  return cms.cached("categories:content", (ask) =>
    ask(
      readRows(category, {
        filter: { area: { _eq: "content" } },
        sort: ["sort"],
        limit: MAX_CATEGORIES,
      }),
    ),
  );
}
