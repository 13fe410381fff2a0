import type { Database } from "../../../db/database.ts";
import type { Sealer } from "../../../db/seal.ts";
import { zurichDayOf } from "../../../zurich-day.ts";
import { findUserById } from "../../identity/users/users.service.ts";
import type { AssessedAnswers } from "../../switzerland/eligibility/conditions.ts";
import type {
  Eligibility,
  VersionedReport,
} from "../../switzerland/eligibility/eligibility.service.ts";
import type { FirstStep, ReadFirstSteps } from "../../switzerland/plan/first-steps.ts";
import {
  findMemberAnswers,
  lockMemberAnswers,
  saveMemberAnswers,
} from "./member-answers.repository.ts";
import type { MemberAnswersRow } from "./member-answers.repository.ts";
import { openProgress, sealProgress } from "./member-progress.ts";
import type { MemberProgress } from "./member-progress.ts";
import { keepableAnswers, requireAnswers, withoutOrphans } from "./signup-answers.ts";
import type { MemberAnswers } from "./signup-answers.ts";
import { furtherOf, placeOf, showStep, stepAfter } from "./signup-steps.ts";
import type { Outcome, ShownStep, RequestedStep } from "./signup-steps.ts";
import { requireOpen } from "./signup.service.ts";
import type { WelcomeMail } from "./welcome-mail.ts";
import type { memberSteps } from "../../../../contract/api/signup-v1.ts";

export type MemberStep = (typeof memberSteps)[number];

export type MemberSignup = {
  shown: ShownStep;
  isBegun: boolean;
  answers: MemberAnswers;
};

export type MemberReport = {
  /** Null until passport and work are answered, or if no rule applies. */
  report: VersionedReport | null;
  hasChanged: boolean;
  answers: MemberAnswers;
};

export type MemberStepSent = {
  step: MemberStep;
  values: unknown;
  isKeptOnly: boolean;
};

export type MemberSignupService = {
  read(userId: string, requested: RequestedStep): Promise<MemberSignup>;
  /** @throws {ServiceError} `validation_failed`, `signup.step_ahead`, `signup.step_closed`, `unavailable` */
  save(userId: string, sent: MemberStepSent): Promise<MemberSignup>;
  /** The report by the current rules. @throws {ServiceError} `unavailable` */
  report(userId: string): Promise<MemberReport>;
  markReportRead(userId: string): Promise<void>;
};

export type MemberSignupDeps = {
  db: Database;
  sealer: Sealer;
  eligibility: Eligibility;
  welcome: Pick<WelcomeMail, "queue">;
  readFirstSteps: ReadFirstSteps;
  now: () => Date;
};

const questions = [
  "european-passport",
  "job-opportunity",
  "time-to-switzerland",
  "commitment",
] as const;
type Question = (typeof questions)[number];
const isQuestion = (step: MemberStep): step is Question =>
  questions.some((question) => question === step);

const beginning: MemberProgress = { reached: "european-passport", referral: null, answers: {} };

const SHORT_STAY_MONTHS = 3;
const YEAR_MONTHS = 12;

/**
 * Input of the report; null until passport and work are answered.
 * @param now used for the time a person has been in Switzerland
 */
function toAssessed({ since, ...answers }: MemberAnswers, now: Date): AssessedAnswers | null {
  if (!answers.passport || !answers.job) return null;
  return { ...answers, ...(since && { stay: stayOf(since, now) }) };
}

/** Counts the first month: a person who came in March is in the fourth month in June. */
function stayOf(since: string, now: Date): string {
  const months = monthsOf(zurichDayOf(now)) - monthsOf(since);
  if (months < SHORT_STAY_MONTHS) return "under_3";
  return months < YEAR_MONTHS ? "3_12" : "over_12";
}

function monthsOf(month: string): number {
  return Number(month.slice(0, 4)) * YEAR_MONTHS + Number(month.slice(5, 7));
}

export function createMemberSignup(deps: MemberSignupDeps): MemberSignupService {
  const { db, sealer, eligibility, welcome, readFirstSteps, now } = deps;

  const progressIn = (row: MemberAnswersRow | null) =>
    row ? openProgress(sealer, row.answers) : beginning;

  async function assess(answers: MemberAnswers): Promise<VersionedReport | null> {
    const assessed = toAssessed(answers, now());
    return assessed && eligibility.assess(assessed);
  }

  async function outcomeOf(answers: MemberAnswers): Promise<Outcome> {
    const report = await assess(answers);
    return report && (report.isGood ? "good" : "bad");
  }

  /** Reads the rules only if needed: the questions work while the rules are unavailable. */
  async function knownOutcome({ reached, answers }: MemberProgress): Promise<Outcome> {
    return placeOf(reached) < placeOf("good-news") ? null : outcomeOf(answers);
  }

  async function toSignup(
    progress: MemberProgress,
    isStarted: boolean,
    requested: RequestedStep,
  ): Promise<MemberSignup> {
    const { reached, answers } = progress;
    const outcome = await knownOutcome(progress);
    return {
      shown: showStep(requested, { reached, hasAccount: true, outcome }),
      answers,
      isBegun: isStarted,
    };
  }

  function answered(progress: MemberProgress, step: Question, values: unknown): MemberProgress {
    const input = requireAnswers(step, values, now());
    return { ...progress, answers: withoutOrphans({ ...progress.answers, ...input }) };
  }

  function withSaved(progress: MemberProgress, step: MemberStep, values: unknown): MemberProgress {
    if (!isQuestion(step)) return progress;
    const input = keepableAnswers(step, values) as MemberAnswers;
    return { ...progress, answers: withoutOrphans({ ...progress.answers, ...input }) };
  }

  async function advanced(progress: MemberProgress, step: MemberStep): Promise<MemberProgress> {
    const outcome = step === "commitment" ? await outcomeOf(progress.answers) : null;
    return { ...progress, reached: furtherOf(progress.reached, stepAfter(step, outcome)) };
  }

  async function welcomeWith(
    within: Database,
    userId: string,
    { answers, firstSteps }: { answers: MemberAnswers; firstSteps: readonly FirstStep[] },
  ) {
    const report = await assess(answers);
    const member = report && (await findUserById(within, userId));
    if (member) await welcome.queue(within, member, report, firstSteps);
  }

  return {
    async read(userId, requested) {
      const row = await findMemberAnswers(db, userId);
      return toSignup(progressIn(row), row !== null, requested);
    },

    async save(userId, { step, values, isKeptOnly: isSavedOnly }) {
      const isAnswered = step === "commitment" && !isSavedOnly;
      // Read before the transaction, which holds a lock.
      const firstStepsOf = isAnswered ? await readFirstSteps() : null;
      const saved = await db.transaction(async (transaction) => {
        const row = await lockMemberAnswers(transaction, userId);
        const progress = progressIn(row);
        const outcome = await knownOutcome(progress);
        requireOpen(step, { reached: progress.reached, hasAccount: true, outcome });
        const answers = isSavedOnly
          ? withSaved(progress, step, values)
          : isQuestion(step)
            ? answered(progress, step, values)
            : progress;
        const next = isSavedOnly ? answers : await advanced(answers, step);
        const isOutcome = step === "good-news" || step === "bad-news";
        const seen = isOutcome && !isSavedOnly ? await assess(next.answers) : null;
        await saveMemberAnswers(transaction, {
          userId,
          answers: sealProgress(sealer, next),
          reportVersion: seen?.version ?? row?.reportVersion ?? null,
          isComplete: next.reached === "done",
          updatedAt: now(),
        });
        if (firstStepsOf) {
          await welcomeWith(transaction, userId, {
            answers: next.answers,
            firstSteps: firstStepsOf(next.answers),
          });
        }
        return next;
      });
      const next = isSavedOnly ? step : stepAfter(step, await knownOutcome(saved));
      return toSignup(saved, true, next);
    },

    async report(userId) {
      const row = await findMemberAnswers(db, userId);
      const { answers } = progressIn(row);
      const report = await assess(answers);
      const seen = row?.reportVersion ?? null;
      const hasChanged = report !== null && seen !== null && report.version !== seen;
      return { report, hasChanged, answers };
    },

    async markReportRead(userId) {
      await db.transaction(async (transaction) => {
        const row = await lockMemberAnswers(transaction, userId);
        const report = row && (await assess(progressIn(row).answers));
        if (row && report) {
          await saveMemberAnswers(transaction, { ...row, reportVersion: report.version });
        }
      });
    },
  };
}
