import { isWithin } from "../../../http/rate-limit.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import type { Client } from "../../../http/client.ts";
import type { RecordAudit } from "./audit.ts";

/** Writes down that a member asked for a page of somebody else and got a 403. */
export type NoteRefusedPage = (userId: string, client: Client) => Promise<void>;

/** @param rateLimit of one member: beyond, nothing is written, so that nobody fills the record */
export function createNoteRefusedPage(audit: RecordAudit, rateLimit: RateLimit): NoteRefusedPage {
  return async (userId, { addressKey: address, requestId }) => {
    if (!(await isWithin(rateLimit, userId))) return;
    await audit({ event: "page.refused", userId, address, requestId });
  };
}
