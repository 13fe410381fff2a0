import type { TierCms } from "~/cms/cms.server";
import type { ContentKind } from "../../contract/content-kinds.ts";
import type { ContentSource } from "./content-source.server";
import { listNewest, type About } from "./reader.server";
import type { ContentCard } from "./schema";

const MAX_SHOWN = 3;

/** The newest of one kind. */
export type ContentGroup = { type: ContentKind; items: ContentCard[] };

/** The newest of each kind about a canton or of a category; a kind that can't be read now has nothing. */
export function listKindGroups(
  cms: TierCms,
  sources: readonly ContentSource[],
  about: About,
): Promise<ContentGroup[]> {
  return Promise.all(
    sources.map(async (source) => ({
      type: source.kind.name,
      items: await listNewest({ cms, source }, about, MAX_SHOWN).catch(() => []),
    })),
  );
}
