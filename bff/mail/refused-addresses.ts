import type { Database } from "../db/database.ts";
import { countRefusedDays, noteMailError } from "./mails.repository.ts";
import type { MailRow } from "./mails.repository.ts";

const WITHIN_MS = 30 * 24 * 3_600_000;
const DAYS = 3;

/**
 * Records a permanent refusal whose text does not clearly mean an unknown address.
 * @param reason begins with `ADDRESS_REFUSED` (`unknown-address.ts`)
 * @returns true after refusals on three days within thirty: one evening of distrust by a server stops no
 * mail
 */
export async function noteRefusedAddress(
  within: Database,
  { id, userId, recipientHash }: Pick<MailRow, "id" | "userId" | "recipientHash">,
  { reason, now }: { reason: string; now: Date },
): Promise<boolean> {
  await noteMailError(within, id, reason);
  if (userId === null || recipientHash === null) return false;
  const between = { from: new Date(now.getTime() - WITHIN_MS), until: now };
  return (await countRefusedDays(within, { userId, recipientHash }, between)) >= DAYS;
}
