import { camelCase } from "./field-names.ts";

/** Technical columns: ids, keys and counters. The export contains them too. */
const plumbing = new Set(
  `actor anchor assignee cmsRoleId decidedBy dedupeKey deviceId emailKey emailVersion generation groupHead groupKey handledBy
  hasOldPortalChoices id member owner parent provider providerRef publicKey role shareToken target textDirection ticket
  uniqueKey duplicateOfId isTrapped syncedAt wrongCodes user userCreated userUpdated channelState addressHash passwordHash
  totpLastStep previousExpiresAt lastError counter challenge`.split(/\s+/),
);

export function isPlumbing(column: string): boolean {
  return plumbing.has(camelCase(column)) || column.endsWith("_id");
}
