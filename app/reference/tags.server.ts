import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";

const tag = shape("tags", { slug: z.string(), name: z.string() });

export type Tag = ReturnType<typeof tag.parse>;

/** The name of a tag that stands in the address; none when nobody knows it. @throws {CmsError} */
export function findTagNames(cms: TierCms, slug: string | undefined): Promise<Tag[]> {
  if (!slug) return Promise.resolve([]);
  return cms.cached(`tag:${slug}`, (ask) =>
    ask(readRows(tag, { filter: { slug: { _eq: slug } }, limit: 1 })),
  );
}
