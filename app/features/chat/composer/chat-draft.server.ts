import type { OwnCms } from "~/cms/cms.server";
import type { Draft } from "~/content/drafts/draft";
import { findDraft } from "~/content/drafts/drafts.server";
import { isUuid } from "../../../../contract/shared/uuid.ts";

export async function findBegun(own: OwnCms, partner: string): Promise<Draft | null> {
  if (!isUuid(partner)) return null;
  return findDraft(own, { kind: "chat", target: partner }).catch(() => null);
}
