import { createHash, randomBytes } from "node:crypto";
import type { StoredPlan, OpenedFeed } from "../../../../contract/api/plan-v1.ts";
import type { CmsPlan } from "../../../cms/cms-plan.ts";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import { findByFeed, findPlan, upsertPlan } from "./plan.repository.ts";

const TOKEN_BYTES = 32;
const hashOf = (token: string) => createHash("sha256").update(token).digest();

export type PlanService = {
  find(userId: string): Promise<StoredPlan>;
  /** Saves the plan's start day (YYYY-MM-DD); `null` deletes it. */
  setArrival(userId: string, arrivalOn: string | null): Promise<void>;
  /**
   * Creates a new secret for the calendar's address and revokes the old one. It is returned only this once.
   */
  makeFeed(userId: string): Promise<string>;
  removeFeed(userId: string): Promise<void>;
  /**
   * The data for the holder of a calendar address.
   * @throws {ServiceError} `not_found` for an unknown secret, `rate_limited`
   * @throws {CmsUnavailableError}
   */
  openFeed(token: string): Promise<OpenedFeed>;
};

export type PlanDeps = {
  db: Database;
  cmsPlan: CmsPlan;
  feedLimit: RateLimit;
  now: () => Date;
};

export function createPlan({ db, cmsPlan, feedLimit, now }: PlanDeps): PlanService {
  return {
    async find(userId) {
      const plan = await findPlan(db, userId);
      return {
        arrivalOn: plan?.arrivalOn ?? null,
        feedMadeAt: plan?.feedMadeAt?.toISOString() ?? null,
      };
    },

    setArrival: (userId, arrivalOn) =>
      upsertPlan(db, userId, {
        arrivalOn,
        // Without a day the calendar is empty, and the old address must not show a day set later.
        ...(arrivalOn === null && { feedHash: null, feedMadeAt: null }),
        updatedAt: now(),
      }),

    async makeFeed(userId) {
      const token = randomBytes(TOKEN_BYTES).toString("base64url");
      const at = now();
      await upsertPlan(db, userId, { feedHash: hashOf(token), feedMadeAt: at, updatedAt: at });
      return token;
    },

    removeFeed: (userId) =>
      upsertPlan(db, userId, { feedHash: null, feedMadeAt: null, updatedAt: now() }),

    async openFeed(token) {
      const found = await findByFeed(db, hashOf(token));
      if (!found) throw new ServiceError("not_found");
      await feedLimit(found.userId);
      const marks = await cmsPlan.listMarks([found.directusUserId]);
      return { arrivalOn: found.arrivalOn, marks: marks.get(found.directusUserId) ?? [] };
    },
  };
}
