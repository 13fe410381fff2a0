import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { EXAMPLE_TAG } from "../../contract/community/forum.ts";

const MAX_TAGS = 200;

const tag = shape("tags", { slug: z.string(), name: z.string() });
export type Tag = ReturnType<typeof tag.parse>;

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
