import type { OwnCms } from "~/cms/cms.server";
import type { Draft } from "~/content/drafts/draft";
import { findDraft } from "~/content/drafts/drafts.server";
import { isUuid } from "../../../contract/uuid.ts";

/** What the member began to write to another one; null as well when it can't be had now. */
export async function findBegun(own: OwnCms, partner: string): Promise<Draft | null> {
  if (!isUuid(partner)) return null;
  return findDraft(own, { kind: "chat", target: partner }).catch(() => null);
}
