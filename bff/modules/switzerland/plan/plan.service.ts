import { createHash, randomBytes } from "node:crypto";
import type { OpenedFeed, PlanSituation, StoredPlan } from "../../../../contract/api/plan-v1.ts";
import type { CmsPlan } from "../../../cms/cms-plan.ts";
import {
  answeredArrival,
  SITUATION_ANSWERS,
  type SituationAnswers,
} from "../../../../contract/switzerland/situation.ts";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import { zurichDayOf } from "../../../zurich-day.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import { findByFeed, findPlanWithAnswers, upsertPlan } from "./plan.repository.ts";
import type { SealedSituations } from "./sealed-situation.ts";

/** The answers that decide steps, without those that were not given. */
const deciding = (answers: SituationAnswers) =>
  Object.fromEntries(
    SITUATION_ANSWERS.flatMap((name) => {
      const answer = answers[name];
      return answer === undefined ? [] : [[name, answer]];
    }),
  );

const TOKEN_BYTES = 32;
const hashOf = (token: string) => createHash("sha256").update(token).digest();

export type PlanService = {
  find(userId: string): Promise<StoredPlan>;
  /** Saves the plan's start day (YYYY-MM-DD); `null` deletes it. */
  setArrival(userId: string, arrivalOn: string | null): Promise<void>;
  /** Replaces family, children and days; what is left out is forgotten. */
  setSituation(userId: string, situation: PlanSituation): Promise<void>;
  /** Remembers that the member answered which steps they did before they joined, or forgets it. */
  setCaughtUp(userId: string, isCaughtUp: boolean): Promise<void>;
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
  situations: SealedSituations;
  feedLimit: RateLimit;
  now: () => Date;
};

export function createPlan({ db, cmsPlan, situations, feedLimit, now }: PlanDeps): PlanService {
  /** True if the plan has a day to count from without a written day of arrival. */
  async function hasOtherDays(userId: string): Promise<boolean> {
    const { directusUserId, ...sealed } = await findPlanWithAnswers(db, userId);
    if (sealed.situation !== null) return true;
    const today = zurichDayOf(now());
    const { answers } = situations.situationOf(sealed, { home: null, today });
    if (answeredArrival(answers) !== null) return true;
    // Without a calendar it does not matter.
    if (directusUserId === null || sealed.feedMadeAt === null) return false;
    return (await cmsPlan.findSince(directusUserId)) !== null;
  }

  return {
    async find(userId) {
      const { feedMadeAt, caughtUpAt, ...sealed } = await findPlanWithAnswers(db, userId);
      // The plan page counts the lease with the profile's canton, which it reads itself.
      const {
        answers,
        family,
        leaseCanton: _,
        ...situation
      } = situations.situationOf(sealed, {
        home: null,
        today: zurichDayOf(now()),
      });
      return {
        ...situation,
        family: [...family],
        answers: deciding(answers),
        cantons: [...(answers.cantons ?? [])],
        feedMadeAt: feedMadeAt?.toISOString() ?? null,
        isCaughtUp: caughtUpAt !== null,
      };
    },

    async setArrival(userId, arrivalOn) {
      // Without any day the calendar is empty, and the old address must not show a day set later.
      const isEmpty = arrivalOn === null && !(await hasOtherDays(userId));
      await upsertPlan(db, userId, {
        arrivalOn,
        ...(isEmpty && { feedHash: null, feedMadeAt: null }),
        updatedAt: now(),
      });
    },

    async setSituation(userId, situation) {
      const { family, children, events } = situation;
      const isEmpty = family.length === 0 && Object.keys({ ...children, ...events }).length === 0;
      await upsertPlan(db, userId, {
        situation: isEmpty ? null : situations.seal(situation),
        updatedAt: now(),
      });
    },

    setCaughtUp: (userId, isCaughtUp) =>
      upsertPlan(db, userId, { caughtUpAt: isCaughtUp ? now() : null, updatedAt: now() }),

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
      const { directusUserId } = found;
      const [marks, homes, since] = await Promise.all([
        cmsPlan.listMarks([directusUserId]),
        cmsPlan.listHomeCantons([directusUserId]),
        found.arrivalOn === null ? cmsPlan.findSince(directusUserId) : null,
      ]);
      const { answers, family, ...situation } = situations.situationOf(found, {
        home: homes.get(directusUserId) ?? null,
        today: zurichDayOf(now()),
      });
      return {
        ...situation,
        ...(since !== null && { since }),
        family: [...family],
        answers: deciding(answers),
        marks: marks.get(directusUserId) ?? [],
      };
    },
  };
}
