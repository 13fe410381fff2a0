import type { Database } from "../db/database.ts";
import { countRefusedDays, noteMailError } from "./mails.repository.ts";
import type { MailRow } from "./mails.repository.ts";

const WITHIN_MS = 30 * 24 * 3_600_000;
const DAYS = 3;

/**
 * Notes that the address of a mail was refused for good, in words that need not mean that nobody has it.
 * @param reason begins as all of them do (`unknown-address.ts`)
 * @returns whether it was so on three days within thirty: a server that mistrusts us for an evening stops nobody
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
