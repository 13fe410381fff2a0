import type { Notify } from "../../../cms/notify.ts";
import type { Database } from "../../../db/database.ts";
import type { Sealer } from "../../../db/seal.ts";
import type { CmsChangeListener } from "../../../http/cms-changed.ts";
import { OUTLASTING_DIRECTUS } from "../../../jobs/jobs.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import { findUserById } from "../../identity/users/users.service.ts";
import { openScenario, sealScenario } from "./scenario-content.ts";
import {
  findScenario,
  listScenarioIds,
  lockScenario,
  updateScenario,
} from "./scenarios.repository.ts";
import type { StartCalculation, Calculation } from "./work-out.ts";

export type RerunScenariosDeps = {
  db: Database;
  jobs: Jobs;
  sealer: Sealer;
  notify: Notify;
  startCalculation: StartCalculation;
};

export type RerunScenarios = {
  jobKinds: readonly JobKind<never>[];
  cmsChanged: CmsChangeListener;
};

const RERUN = "rerun-scenarios";
const NOTIFY = "scenario-notice";
const SCENARIOS_AT_ONCE = 200;
const LIST = "/app/tools/scenarios";

type RerunNotification = { scenarioId: string; reruns: number };

/**
 * Recalculates saved scenarios when editors change parameters, and every morning, because the year may
 * change and events may be lost. Members who asked for it are notified once per change. The notification
 * has no amounts, because they reveal the income; the list of scenarios shows them.
 */
export function createRerunScenarios(deps: RerunScenariosDeps): RerunScenarios {
  const { db, jobs, sealer, startCalculation } = deps;

  async function rerun(userId: string, id: string, calculation: Calculation): Promise<void> {
    await db.transaction(async (transaction) => {
      const row = await lockScenario(transaction, userId, id);
      if (!row) return;
      const content = openScenario(sealer, row.content);
      const changes = await calculation.changes(content.scenario, content.result);
      if (JSON.stringify(changes) === JSON.stringify(content.changes)) return;
      // A new edition of the rules that changes no amount is not news.
      const isNews = amountsOf(changes) !== amountsOf(content.changes);
      const reruns = content.reruns + (isNews ? 1 : 0);
      const sealed = sealScenario(sealer, { ...content, changes, reruns });
      await updateScenario(transaction, id, { content: sealed });
      if (!isNews || !row.wantsNotice || changes.length === 0) return;
      const payload: RerunNotification = { scenarioId: id, reruns };
      await jobs.send(NOTIFY, payload, transaction, { key: `${id}:${reruns}` });
    });
  }

  const rerunAll: JobKind<object> = {
    name: RERUN,
    cron: "40 5 * * *",
    retries: 5,
    expireAfterSeconds: 900,
    async handle() {
      const calculation = await startCalculation();
      let after: string | null = null;
      for (;;) {
        const page: { id: string; userId: string }[] = await listScenarioIds(db, {
          after,
          take: SCENARIOS_AT_ONCE,
        });
        for (const { id, userId } of page) await rerun(userId, id, calculation);
        after = page.at(-1)?.id ?? null;
        if (page.length < SCENARIOS_AT_ONCE) return;
      }
    },
  };

  const notifyOwner: JobKind<RerunNotification> = {
    name: NOTIFY,
    retries: OUTLASTING_DIRECTUS,
    async handle({ scenarioId, reruns }) {
      const row = await findScenario(db, scenarioId);
      const content = row && openScenario(sealer, row.content);
      const user = row && (await findUserById(db, row.userId));
      // A further change in the meantime has its own job.
      if (!user || !row.wantsNotice || content?.reruns !== reruns) return;
      const groupKey = `scenario:${scenarioId}:${reruns}`;
      const title = notificationTitle(content.changes.map(({ year }) => year));
      await deps.notify(
        { type: "scenario", url: LIST, targetType: "scenario", target: scenarioId, groupKey },
        [{ owner: user.directusUserId, title }],
      );
    },
  };

  return {
    jobKinds: [rerunAll, notifyOwner],
    async cmsChanged(collection) {
      if (collection === "parameter_sets") await jobs.send(RERUN, {}, db, { key: "all" });
    },
  };
}

const amountsOf = (changes: readonly { year: number; netMonthCents: number }[]): string =>
  changes.map(({ year, netMonthCents }) => `${year}:${netMonthCents}`).join();

const notificationTitle = (years: readonly number[]): string =>
  `Os valores de ${years.join(" e ")} mudam um cenário que você salvou`;
