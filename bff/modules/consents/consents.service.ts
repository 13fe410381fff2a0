import { createHash, createHmac } from "node:crypto";
import type { Database } from "../../db/database.ts";
import { ServiceError } from "../../errors.ts";
import {
  claimConsents,
  endWithdrawnConsents,
  insertConsents,
  listKeptKinds,
} from "./consents.repository.ts";
import type { ConsentChoice } from "../../../contract/own-data.ts";

// For other modules, within their own transactions.
export { insertConsents } from "./consents.repository.ts";

export type ConsentKind = "analytics" | "analytics_identity";

/** What was chosen in one browser, at one time, for each purpose. */
export type ConsentDecision = {
  /** The browser's random id. */
  visitorId: string;
  /** Who was logged in there; null for nobody. */
  userId: string | null;
  /** Of the text that was shown. */
  version: string;
  givenAt: Date;
  choices: Record<ConsentKind, ConsentChoice>;
  /** The visitor's address as `addressKeyOf` gives it; kept as a keyed hash only. */
  addressKey: string;
};

export type ConsentsService = {
  /**
   * Keeps a decision; the same one told again changes nothing. A refusal ends what this browser had
   * accepted before. A member takes over what the browser chose while nobody was logged in.
   * @throws {ServiceError} `validation_failed` when it was made in the future or over a year ago
   */
  record(decision: ConsentDecision): Promise<void>;
};

export type ConsentsDeps = {
  db: Database;
  now: () => Date;
  /** Hashes addresses. */
  key: string;
};

/** Clocks of two machines may differ by so much. */
const AHEAD_MS = 5 * 60_000;
/** The browser asks again after half a year. */
const OLDEST_MS = 365 * 24 * 3_600_000;

/** The versioned log of consents: who agreed to what, in which wording, until when. */
export function createConsents({ db, now, key }: ConsentsDeps): ConsentsService {
  const hashOf = (address: string) =>
    createHmac("sha256", key).update(`consent-address:${address}`).digest("base64url");

  function requireLikelyTime(givenAt: Date): void {
    const ageMs = now().getTime() - givenAt.getTime();
    if (ageMs < -AHEAD_MS || ageMs > OLDEST_MS) throw new ServiceError("validation_failed");
  }

  return {
    async record({ addressKey, choices, ...decision }) {
      const { visitorId, userId, givenAt } = decision;
      requireLikelyTime(givenAt);
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
        const kept = await listKeptKinds(transaction, decision);
        await insertConsents(
          transaction,
          records.filter(({ kind }) => !kept.includes(kind)),
        );
        await endWithdrawnConsents(transaction, visitorId);
      });
    },
  };
}

/** The same decision always gets the same id, so that telling it twice at once writes it once. */
function recordId(
  { visitorId, userId, givenAt }: Pick<ConsentDecision, "visitorId" | "userId" | "givenAt">,
  kind: string,
): string {
  const hex = createHash("sha256")
    .update(JSON.stringify([visitorId, userId, kind, givenAt.getTime()]))
    .digest("hex");
  // Version 8 of RFC 9562: an id of our own making.
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(12, 15)}`,
    `a${hex.slice(15, 18)}`,
  ];
  return [...parts, hex.slice(18, 30)].join("-");
}
