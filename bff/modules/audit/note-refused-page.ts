import { isWithin } from "../../limits/limit.ts";
import type { RequireFew } from "../../limits/limit.ts";
import type { Client } from "../sessions/client.ts";
import type { RecordAudit } from "./audit.ts";

/** Writes down that a member asked for a page of somebody else and got a 403. */
export type NoteRefusedPage = (userId: string, client: Client) => Promise<void>;

/** @param requireFew of one member: beyond, nothing is written, so that nobody fills the record */
export function createNoteRefusedPage(audit: RecordAudit, requireFew: RequireFew): NoteRefusedPage {
  return async (userId, { addressKey: address, requestId }) => {
    if (!(await isWithin(requireFew, userId))) return;
    await audit({ event: "page.refused", userId, address, requestId });
  };
}
