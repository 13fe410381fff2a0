import type { TierCms } from "~/cms/cms.server";
import { nullWhenUnavailable } from "~/cms/when-unavailable.server";
import type { ContentKind } from "../../contract/content/kinds.ts";
import type { ContentSource } from "./source/content-source.server";
import { listNewest, type About } from "./source/reader.server";
import type { ContentCard } from "./schema";

const MAX_SHOWN = 3;

export type ContentGroup = { type: ContentKind; items: ContentCard[] | null };

export function listKindGroups(
  { cms, sources, request }: { cms: TierCms; sources: readonly ContentSource[]; request: Request },
  about: About,
): Promise<ContentGroup[]> {
  return Promise.all(
    sources.map(async (source) => ({
      type: source.kind.name,
      items: await nullWhenUnavailable(listNewest({ cms, source }, about, MAX_SHOWN), request),
    })),
  );
}
