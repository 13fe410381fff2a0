import { camelCase } from "./field-names.ts";

/** What only the machine reads: ids, keys and counters. In the export they are all the same. */
const plumbing = new Set(
  `actor anchor assignee cmsRoleId decidedBy dedupeKey deviceId emailKey emailVersion generation groupHead groupKey handledBy
  id member owner parent provider providerRef publicKey role shareToken target textDirection ticket
  uniqueKey duplicateOfId isTrapped syncedAt wrongCodes user userCreated userUpdated channelState addressHash passwordHash
  totpLastStep previousExpiresAt lastError counter challenge`.split(/\s+/),
);

/** Whether a column says something only to the machine. */
export function isPlumbing(column: string): boolean {
  return plumbing.has(camelCase(column)) || column.endsWith("_id");
}
