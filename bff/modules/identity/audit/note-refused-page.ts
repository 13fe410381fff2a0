import { isWithin } from "../../../http/rate-limit.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import type { Client } from "../../../http/client.ts";
import type { RecordAudit } from "./audit.ts";

export type NoteRefusedPage = (userId: string, client: Client) => Promise<void>;

/** @param rateLimit per member; beyond it nothing is recorded, so that no member can flood the audit */
export function createNoteRefusedPage(audit: RecordAudit, rateLimit: RateLimit): NoteRefusedPage {
  return async (userId, { addressKey: address, requestId }) => {
    if (!(await isWithin(rateLimit, userId))) return;
    await audit({ event: "page.refused", userId, address, requestId });
  };
}
