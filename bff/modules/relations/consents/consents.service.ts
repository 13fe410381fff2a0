import { createHash, createHmac } from "node:crypto";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import {
  claimConsents,
  endWithdrawnConsents,
  insertConsents,
  listStoredKinds,
} from "./consents.repository.ts";
import type { ConsentChoice } from "../../../../contract/account/own-data.ts";

// For use in other modules' transactions.
export { insertConsents } from "./consents.repository.ts";

export type ConsentKind = "analytics" | "analytics_identity";

export type ConsentDecision = {
  visitorId: string;
  userId: string | null;
  version: string;
  givenAt: Date;
  choices: Record<ConsentKind, ConsentChoice>;
  /** The visitor's address as returned by `addressKeyOf`. Stored only as a keyed hash. */
  addressKey: string;
};

export type ConsentsService = {
  /**
   * Saves a decision; idempotent. A refusal ends this browser's earlier consents. Anonymous choices in the
   * browser are assigned to the member who logs in.
   * @throws {ServiceError} `validation_failed` if it was made in the future or over a year ago
   */
  record(decision: ConsentDecision): Promise<void>;
};

export type ConsentsDeps = {
  db: Database;
  now: () => Date;
  key: string;
};

/** Tolerance for clocks that differ. */
const AHEAD_MS = 5 * 60_000;
/** One year, although the browser asks again after half a year. */
const OLDEST_MS = 365 * 24 * 3_600_000;

export function createConsents({ db, now, key }: ConsentsDeps): ConsentsService {
  const hashOf = (address: string) =>
    createHmac("sha256", key).update(`consent-address:${address}`).digest("base64url");

  function requireLikelyTime(consentedAt: Date): void {
    const ageMs = now().getTime() - consentedAt.getTime();
    if (ageMs < -AHEAD_MS || ageMs > OLDEST_MS) throw new ServiceError("validation_failed");
  }

  return {
    async record({ addressKey, choices, ...decision }) {
      const { visitorId, userId, givenAt: consentedAt } = decision;
      requireLikelyTime(consentedAt);
      const addressHash = hashOf(addressKey);
      const records = Object.entries(choices).map(([kind, choice]) => ({
        id: recordId(decision, kind),
        ...decision,
        kind,
        choice,
        addressHash,
      }));
      await db.transaction(async (transaction) => {
        if (userId) await claimConsents(transaction, visitorId, userId);
        const stored = await listStoredKinds(transaction, decision);
        await insertConsents(
          transaction,
          records.filter(({ kind }) => !stored.includes(kind)),
        );
        await endWithdrawnConsents(transaction, visitorId);
      });
    },
  };
}

/** The same decision always gets the same id, so that two parallel requests write it once. */
function recordId(
  {
    visitorId,
    userId,
    givenAt: consentedAt,
  }: Pick<ConsentDecision, "visitorId" | "userId" | "givenAt">,
  kind: string,
): string {
  const hex = createHash("sha256")
    .update(JSON.stringify([visitorId, userId, kind, consentedAt.getTime()]))
    .digest("hex");
  // UUID version 8 of RFC 9562: a custom format.
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(12, 15)}`,
    `a${hex.slice(15, 18)}`,
  ];
  return [...parts, hex.slice(18, 30)].join("-");
}
