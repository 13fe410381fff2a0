import { subDays } from "date-fns";
import { wants } from "../../../../contract/notifications/choices.ts";
import { CHANGE_INSURER_STEP } from "../../../../contract/switzerland/insurer-month.ts";
import { daysUntil, isOpening, reminderOf } from "../../../../contract/switzerland/plan-dates.ts";
import {
  disclosesPermit,
  planStepPath,
  scheduleSteps,
  type StepMark,
} from "../../../../contract/switzerland/plan.ts";
import { personName } from "../../../../contract/switzerland/plan-people.ts";
import type { Situation } from "../../../../contract/switzerland/situation.ts";
import type { CmsPlan, CmsPlanStep } from "../../../cms/cms-plan.ts";
import type { Notify } from "../../../cms/notify.ts";
import type { Database } from "../../../db/database.ts";
import { OUTLASTING_DIRECTUS } from "../../../jobs/jobs.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import { mailWord } from "../../../mail/mail-words.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { afterQuietHours } from "../../../quiet-hours.ts";
import { zurichDayOf } from "../../../zurich-day.ts";
import { isPaused } from "../../notifications/email-frequency/email-frequency.ts";
import { readFrequency } from "../../notifications/email-frequency/email-frequency.service.ts";
import type { UnsubscribeTokens } from "../../notifications/email-frequency/unsubscribe-token.ts";
import {
  deleteRemindersBefore,
  findPlanned,
  insertReminders,
  listPlanned,
  type PlannedMember,
} from "./plan.repository.ts";
import type { SealedSituations } from "./sealed-situation.ts";

export type PlanRemindersDeps = {
  db: Database;
  jobs: Jobs;
  cmsPlan: CmsPlan;
  situations: Pick<SealedSituations, "situationOf">;
  notify: Notify;
  mailer: Mailer;
  tokens: UnsubscribeTokens;
  now: () => Date;
};

type DueStep = {
  key: string;
  title: string;
  /** Without locale. */
  path: `/app/plan${string}`;
  takeAlong: readonly string[];
  /** Names of the people of the family who have not done it; empty for a step that is done once. */
  missing: readonly string[];
  dueOn: string;
  daysBefore: number;
  daysLeft: number;
};

type PlanNotification = {
  owner: string;
  step: string;
  dueOn: string;
  daysBefore: number;
  title: string;
  /** Absent in jobs that an earlier version queued. */
  path?: string;
};

/** In place of a title that tells the permit. */
const NEUTRAL_TITLE = "Um passo do seu plano";
/** Also in place of an address that names the step. */
const NEUTRAL_PATH = "/app/plan";
const REMIND_MEMBER = "remind-of-plan";
const WRITE_NOTIFICATION = "plan-notice";
const MEMBERS_AT_ONCE = 100;
/** Maximum lengths of a notification's fields in Directus. */
const GROUP_KEY_LENGTH = 128;
const TARGET_LENGTH = 64;
const TITLE_LENGTH = 255;
/** A step whose due day moves back and forth within this time reminds once. */
const RETENTION_DAYS = 60;

/** Title and address (without locale) by which a mail may name the step. */
export const mailedStep = (step: CmsPlanStep): Pick<DueStep, "title" | "path"> =>
  disclosesPermit(step)
    ? { title: NEUTRAL_TITLE, path: NEUTRAL_PATH }
    : { title: step.title, path: planStepPath(step.key) };

/** Steps of which the member is reminded today. A postponed one reminds too: its deadline does not move. */
function dueSteps(
  steps: readonly CmsPlanStep[],
  marks: readonly StepMark[],
  { situation, today }: { situation: Situation; today: string },
): DueStep[] {
  return scheduleSteps(steps, { situation, marks, today }).flatMap(
    ({ step, dueOn, state, people }) => {
      if (!dueOn || state !== "open" || isOpening(step.rule)) return [];
      const daysLeft = daysUntil(dueOn, today);
      const daysBefore = reminderOf(daysLeft);
      if (daysBefore === null) return [];
      const { key, takeAlong } = step;
      const missing =
        people.length > 1
          ? people.filter(({ isDone }) => !isDone).map(({ person }) => personName(person))
          : [];
      return [{ key, ...mailedStep(step), takeAlong, missing, dueOn, daysBefore, daysLeft }];
    },
  );
}

const leftText = (days: number) =>
  days === 0 ? "o prazo é hoje" : mailWord("daysLeft", { count: days });

/**
 * Each morning, reminds members who wrote down a day of the steps due in 14 days, in three days and today:
 * in the portal (and by push if enabled), and in one mail if enabled. Every reminder is sent once, even if
 * a job runs again.
 */
export function createPlanReminders(deps: PlanRemindersDeps): {
  jobKinds: readonly JobKind<never>[];
} {
  const { db, jobs, cmsPlan, situations, notify, mailer, tokens, now } = deps;

  async function remind(member: PlannedMember, due: readonly DueStep[]): Promise<void> {
    const { userId, directusUserId: owner, email } = member;
    await db.transaction(async (transaction) => {
      const rows = due.map(({ key: step, dueOn, daysBefore }) => ({
        userId,
        step,
        dueOn,
        daysBefore,
      }));
      const input = await insertReminders(transaction, rows);
      const fresh = due.filter(({ key }) => input.some(({ step }) => step === key));
      if (fresh.length === 0) return;
      for (const { key: step, title, path, missing, dueOn, daysBefore, daysLeft } of fresh) {
        const still = missing.length > 0 ? `, para ${missing.join(", ")}` : "";
        const text = `${title}: ${leftText(daysLeft)}${still}`;
        const notification: PlanNotification = {
          ...{ owner, step, dueOn, daysBefore, path },
          title: text,
        };
        const key = [owner, step, dueOn, daysBefore].join(":");
        await jobs.send(WRITE_NOTIFICATION, notification, transaction, { key });
      }
      const settings = await readFrequency(transaction, userId, now());
      if (!wants(settings.notificationChoices, "plan", "mail") || isPaused(settings, now())) return;
      const unsubscribeToken = tokens.issue({ userId, lists: ["plan"] });
      const named = fresh.map(({ key, daysBefore }) => `${key}-${daysBefore}`).join(",");
      await mailer.queue(transaction, {
        template: "plan_reminder",
        to: email,
        userId,
        values: {
          steps: fresh.map(({ key, title, path, takeAlong, missing, dueOn, daysLeft }) => ({
            title,
            path,
            isInsurerChange: key === CHANGE_INSURER_STEP,
            takeAlong,
            missing,
            dueOn,
            daysLeft,
          })),
          unsubscribeToken,
        },
        unsubscribeToken,
        dedupeKey: `plan_reminder:${userId}:${zurichDayOf(now())}:${named}`,
      });
    });
  }

  const remindMember: JobKind<{ userId: string }> = {
    name: REMIND_MEMBER,
    retries: 8,
    async handle({ userId }) {
      // Retries may last until the night; the next morning's run checks again.
      if (afterQuietHours(now()) > now()) return;
      const member = await findPlanned(db, userId);
      if (!member) return;
      const { directusUserId } = member;
      const [steps, marks, homes] = await Promise.all([
        cmsPlan.listSteps(),
        cmsPlan.listMarks([directusUserId]),
        cmsPlan.listHomeCantons([directusUserId]),
      ]);
      const today = zurichDayOf(now());
      const home = homes.get(directusUserId) ?? null;
      const situation = situations.situationOf(member, { home, today });
      await remind(member, dueSteps(steps, marks.get(directusUserId) ?? [], { situation, today }));
    },
  };

  const writeNotification: JobKind<PlanNotification> = {
    name: WRITE_NOTIFICATION,
    retries: OUTLASTING_DIRECTUS,
    async handle({ owner, step, dueOn, daysBefore, title, path = NEUTRAL_PATH }) {
      // The distinguishing part comes first, because editors' keys may be longer than Directus allows.
      const groupKey = `plan:${dueOn}:${daysBefore}:${owner}:${step}`.slice(0, GROUP_KEY_LENGTH);
      const target = step.slice(0, TARGET_LENGTH);
      await notify({ type: "plan", url: path, targetType: "plan", target, groupKey }, [
        { owner, title: title.slice(0, TITLE_LENGTH) },
      ]);
    },
  };

  const remindAll: JobKind<object> = {
    name: "remind-of-plans",
    cron: "0 8 * * *",
    retries: 5,
    expireAfterSeconds: 600,
    async handle() {
      const today = zurichDayOf(now());
      const steps = await cmsPlan.listSteps();
      let after: string | null = null;
      for (;;) {
        const members: PlannedMember[] = await listPlanned(db, { after, take: MEMBERS_AT_ONCE });
        const ids = members.map((member) => member.directusUserId);
        const [marks, homes] = await Promise.all([
          cmsPlan.listMarks(ids),
          cmsPlan.listHomeCantons(ids),
        ]);
        for (const member of members) {
          const { userId, directusUserId } = member;
          const home = homes.get(directusUserId) ?? null;
          const situation = situations.situationOf(member, { home, today });
          const due = dueSteps(steps, marks.get(directusUserId) ?? [], { situation, today });
          if (due.length > 0) await jobs.send(REMIND_MEMBER, { userId }, db, { key: userId });
        }
        after = members.at(-1)?.userId ?? null;
        if (members.length < MEMBERS_AT_ONCE) break;
      }
      await deleteRemindersBefore(db, zurichDayOf(subDays(now(), RETENTION_DAYS)));
    },
  };

  return { jobKinds: [remindAll, remindMember, writeNotification] };
}
