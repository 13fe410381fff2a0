import { createItem, updateItem } from "@directus/sdk";
import { z } from "zod";
import { type TierCms, CmsError, type OwnCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { readAct } from "~/forms/read-act.server";
import { listCantons } from "~/reference/cantons.server";
import {
  listForumCategories,
  type ForumCategory,
  listTopicTags,
  type TopicTag,
} from "~/reference/categories.server";
import { FOLLOW_REFUSALS, followTargets } from "../../../../contract/community/forum.ts";
import type { TopicFilter } from "../topic";
import { labelLevels, type LabelFollow, type LabelFollowAnswer } from "./label-follow";

export type ForumLabels = {
  categories: ForumCategory[];
  tags: TopicTag[];
  cantons: { id: number; code: string; name: string }[];
};

export async function listForumLabels(cms: TierCms): Promise<ForumLabels> {
  const [categories, tags, cantons] = await Promise.all([
    listForumCategories(cms),
    listTopicTags(cms),
    listCantons(cms),
  ]);
  return { categories, tags, cantons: cantons.map(({ id, code, name }) => ({ id, code, name })) };
}

const ownFollow = shape("follows", { id: z.string(), level: z.string() });

type Followed = Pick<LabelFollow, "targetType" | "target">;

async function findRow(own: OwnCms, { targetType, target }: Followed) {
  const filter = { targetType: { _eq: targetType }, target: { _eq: target } };
  const [found] = await own.ask(readRows(ownFollow, { filter, limit: 1 }));
  return found ?? null;
}

function labelOf(
  { category, tag }: TopicFilter,
  { categories, tags }: ForumLabels,
): (Followed & { name: string }) | null {
  const ofTag = tags.find(({ slug }) => slug === tag);
  if (ofTag) return { targetType: "tag", target: ofTag.id, name: ofTag.name };
  const found = tag ? undefined : categories.find(({ slug }) => slug === category);
  return found ? { targetType: "category", target: found.id, name: found.name } : null;
}

/**
 * Null for the whole forum.
 * @throws {CmsError}
 */
export async function findLabelFollow(
  own: OwnCms,
  filter: TopicFilter,
  labels: ForumLabels,
): Promise<LabelFollow | null> {
  const label = labelOf(filter, labels);
  if (!label) return null;
  const row = await findRow(own, label);
  return { ...label, level: labelLevels.find((level) => level === row?.level) ?? "normal" };
}

const input = z.object({
  targetType: z.enum(followTargets),
  target: z.uuid(),
  level: z.enum(labelLevels),
});

export async function answerLabelFollow(own: OwnCms, form: FormData): Promise<LabelFollowAnswer> {
  const values = readAct(input, form);
  if (!values) return { problem: "refused" };
  const { level, ...followed } = values;
  const fields = { fields: ["id"] as ["id"] };
  try {
    const known = await findRow(own, followed);
    if (known) await own.write(updateItem("follows", known.id, { level }, fields));
    else if (level !== "normal")
      // Rules: cms-extensions/src/community/forum/follow-rules.ts.
      await own.write(createItem("follows", { ...followed, level }, fields));
    return { problem: null };
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    if (error.isOutage) return { problem: "unavailable" };
    return { problem: error.code === FOLLOW_REFUSALS.many ? "many" : "refused" };
  }
}
