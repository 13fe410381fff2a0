import type { TierCms } from "~/cms/cms.server";
import type { ContentKind as ContentKindName } from "../../../contract/content/kinds.ts";
import type { ContentSource } from "../source/content-source.server";
import { slugOfItemPath } from "../links";
import { findTeaser } from "../source/reader.server";
import type { ContentCard } from "../schema";

export type RequestedTeaser = ContentCard & { kind: ContentKindName; why: string };

/**
 * What visitors may see of the item at a path, of any kind. Null if there is no item or Directus fails: the
 * login page then shows without a teaser.
 */
export async function findRequestedTeaser(
  cms: TierCms,
  sources: readonly ContentSource[],
  path: string | null,
): Promise<RequestedTeaser | null> {
  for (const source of sources) {
    const slug = slugOfItemPath(source.kind, path);
    if (!slug) continue;
    const item = await findTeaser({ cms, source }, slug).catch(() => null);
    const { name: kind, t } = source.kind;
    return item && { ...item, kind, why: t("door.why") };
  }
  return null;
}
