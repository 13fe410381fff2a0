import { randomUUID } from "node:crypto";
import type { Database } from "../../../db/database.ts";
import { endConsentsOf, findKnownPrivacyVersion, insertConsents } from "./consents.repository.ts";

/** For members without a known version of the privacy text. */
const NO_VERSION = "none";

/**
 * Logs a member's newsletter choice, in the transaction that changes the preference. A refusal ends the
 * earlier consent.
 */
export async function logNewsletterChoice(
  within: Database,
  { userId, isSubscribed, at }: { userId: string; isSubscribed: boolean; at: Date },
): Promise<void> {
  const kind = "newsletter";
  if (!isSubscribed) await endConsentsOf(within, { userId, kind, at });
  await insertConsents(within, [
    {
      id: randomUUID(),
      userId,
      kind,
      version: (await findKnownPrivacyVersion(within, userId)) ?? NO_VERSION,
      choice: isSubscribed ? "accepted" : "refused",
      givenAt: at,
    },
  ]);
}
