import { areas, isPlannedArea, type PlannedArea } from "../../../../contract/shared/areas.ts";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import type { JobKind } from "../../../jobs/jobs.ts";
import { updateFrequency } from "../email-frequency/email-frequency.service.ts";
import type { UnsubscribeTokens } from "../email-frequency/unsubscribe-token.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { isQuietAt } from "../../../quiet-hours.ts";
import {
  countWaits,
  deleteWait,
  insertWait,
  isPending,
  listWaits,
} from "./area-waits.repository.ts";
import type { Wait } from "./area-waits.repository.ts";

/** All @throws {ServiceError} `not_found` for an unknown area, or one that is already open. */
export type AreaWaitsService = {
  /** @returns `count` is null for small numbers, which could reveal who waits */
  find(userId: string, area: string): Promise<{ isWaiting: boolean; count: number | null }>;
  /** The member gets one mail when the area opens. This also undoes an earlier unsubscribe. */
  wait(userId: string, area: string): Promise<void>;
  stopWaiting(userId: string, area: string): Promise<void>;
  jobKinds: readonly JobKind<never>[];
};

export type AreaWaitsDeps = {
  db: Database;
  mailer: Mailer;
  tokens: UnsubscribeTokens;
  /** @throws {CmsUnavailableError} */
  learnShelves: () => Promise<void>;
  now: () => Date;
};

const SHOWN_FROM = 5;
const MEMBERS_AT_ONCE = 200;

export function createAreaWaits({
  db,
  mailer,
  tokens,
  learnShelves,
  now,
}: AreaWaitsDeps): AreaWaitsService {
  function requireComing(name: string): PlannedArea {
    if (!isPlannedArea(name) || areas[name].isOpen) throw new ServiceError("not_found");
    return name;
  }

  /** Deletes the row in the transaction that queues the mail, so that no member is notified twice. */
  async function notify(
    { userId, email, wantsMail, createdAt }: Wait,
    area: PlannedArea,
  ): Promise<void> {
    const unsubscribeToken = tokens.issue({ userId, lists: ["areas"] });
    await db.transaction(async (transaction) => {
      const isFirst = await deleteWait(transaction, userId, area);
      if (!isFirst || !wantsMail) return;
      await mailer.queue(transaction, {
        template: "area_opened",
        to: email,
        userId,
        values: { area, unsubscribeToken },
        unsubscribeToken,
        // An area may close and open again: each wait is answered once.
        dedupeKey: `area_opened:${area}:${userId}:${createdAt.getTime()}`,
      });
    });
  }

  async function notifyAllOf(area: PlannedArea): Promise<void> {
    let after: string | null = null;
    for (;;) {
      const waits: Wait[] = await listWaits(db, { area, after, take: MEMBERS_AT_ONCE, now: now() });
      for (const wait of waits) await notify(wait, area);
      after = waits.at(-1)?.userId ?? null;
      if (waits.length < MEMBERS_AT_ONCE) return;
    }
  }

  const notifyOpened: JobKind<object> = {
    name: "tell-opened-areas",
    cron: "*/10 * * * *",
    retries: 3,
    expireAfterSeconds: 600,
    async handle() {
      // The first run of the morning sends them.
      if (isQuietAt(now())) return;
      // A process that has not learned the judgement yet takes every area for open.
      await learnShelves();
      for (const area of Object.keys(areas).filter(isPlannedArea)) {
        if (areas[area].isOpen) await notifyAllOf(area);
      }
    },
  };

  return {
    async find(userId, name) {
      const area = requireComing(name);
      const count = await countWaits(db, area);
      return {
        isWaiting: await isPending(db, userId, area),
        count: count < SHOWN_FROM ? null : count,
      };
    },

    async wait(userId, name) {
      const area = requireComing(name);
      await db.transaction(async (transaction) => {
        await updateFrequency(transaction, userId, { wantsAreaMail: true }, now());
        await insertWait(transaction, { userId, area, createdAt: now() });
      });
    },

    async stopWaiting(userId, name) {
      await deleteWait(db, userId, requireComing(name));
    },

    jobKinds: [notifyOpened],
  };
}
