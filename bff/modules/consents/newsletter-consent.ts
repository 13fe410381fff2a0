import { randomUUID } from "node:crypto";
import type { Database } from "../../db/database.ts";
import { endConsentsOf, findKnownPrivacyVersion, insertConsents } from "./consents.repository.ts";

/** For members who are not known to have seen any version of the privacy text. */
const NO_VERSION = "none";

/**
 * Logs that a member begins or ends to want mail about the portal, within the transaction that
 * changes the preference. A refusal ends what was accepted before.
 */
export async function logNewsletterChoice(
  within: Database,
  { userId, isWanted, at }: { userId: string; isWanted: boolean; at: Date },
): Promise<void> {
  const kind = "newsletter";
  if (!isWanted) await endConsentsOf(within, { userId, kind, at });
  await insertConsents(within, [
    {
      id: randomUUID(),
      userId,
      kind,
      version: (await findKnownPrivacyVersion(within, userId)) ?? NO_VERSION,
      choice: isWanted ? "accepted" : "refused",
      givenAt: at,
    },
  ]);
}
