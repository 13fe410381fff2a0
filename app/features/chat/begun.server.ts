import type { OwnCms } from "~/cms/cms.server";
import type { Draft } from "~/content/drafts/draft";
import { findDraft } from "~/content/drafts/drafts.server";
import { isUuid } from "../../../contract/shared/uuid.ts";

/** The member's draft to another member. Null if there is none or it is unavailable. */
export async function findBegun(own: OwnCms, partner: string): Promise<Draft | null> {
  if (!isUuid(partner)) return null;
  return findDraft(own, { kind: "chat", target: partner }).catch(() => null);
}
