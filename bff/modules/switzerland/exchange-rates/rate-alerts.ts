import { isShelfOpen } from "../../../../contract/shared/shelves.ts";
import type { Notify } from "../../../cms/notify.ts";
import type { Database } from "../../../db/database.ts";
import { OUTLASTING_DIRECTUS } from "../../../jobs/jobs.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import { findUserById } from "../../identity/users/users.service.ts";
import { listWaitedPairs, takeReachedAlerts } from "./rate-alerts.repository.ts";
import { findNewestRate } from "./rates.service.ts";

type Reached = {
  userId: string;
  from: string;
  to: string;
  rate: number;
  day: string;
  /** Identifies the alert: a new one for the same pair is sent again. */
  asked: string;
};

export type RateAlertsDeps = { db: Database; jobs: Jobs; notify: Notify; now: () => Date };

const NOTIFY = "exchange-rate-notice";
const number = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 4 });
const dayText = (day: string) => day.split("-").toReversed().join("/");

export function createRateAlerts({ db, jobs, notify, now }: RateAlertsDeps) {
  const notifyMember: JobKind<Reached> = {
    name: NOTIFY,
    retries: OUTLASTING_DIRECTUS,
    async handle({ userId, from, to, rate, day, asked: requested }) {
      const user = await findUserById(db, userId);
      if (!user) return;
      const groupKey = `rate:${userId}:${from}:${to}:${requested}`;
      const title = `1 ${from} vale ${number.format(rate)} ${to} (${dayText(day)})`;
      const url = `/app/tools/currency?from=${from}&to=${to}`;
      await notify({ type: "rate", url, targetType: "rate", target: `${from}-${to}`, groupKey }, [
        { owner: user.directusUserId, title },
      ]);
    },
  };

  return {
    jobKinds: [notifyMember],
    async notifyReached(): Promise<void> {
      if (!isShelfOpen("currency")) return;
      for (const pair of await listWaitedPairs(db)) {
        const newest = await findNewestRate(db, pair);
        if (!newest) continue;
        const { rate, day } = newest;
        await db.transaction(async (transaction) => {
          for (const { userId, createdAt } of await takeReachedAlerts(
            transaction,
            pair,
            rate,
            now(),
          )) {
            const requested = createdAt.toISOString();
            await jobs.send(NOTIFY, { userId, ...pair, rate, day, asked: requested }, transaction);
          }
        });
      }
    },
  };
}
