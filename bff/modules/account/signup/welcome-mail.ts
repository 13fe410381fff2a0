import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema.ts";
import { mails } from "../../../db/tables/mail.ts";
import { memberAnswers } from "../../../db/tables/signup.ts";
import type { JobKind } from "../../../jobs/jobs.ts";
import type { EligibilityReport } from "../../switzerland/eligibility/assess.ts";
import type { ReportStep } from "../../switzerland/eligibility/report-texts.ts";
import type { FirstStep } from "../../switzerland/plan/first-steps.ts";
import type { MailLink } from "../../../mail/mail-template.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import type { WelcomeReport } from "../../../mail/templates/account/welcome.ts";
import { HOUR_MS } from "../../../../contract/shared/time.ts";

/** A member who stops before the report gets the mail a day later. */
const UNANSWERED_AFTER_MS = 24 * HOUR_MS;
/** Accounts older than this existed before the mail was introduced. */
const FORGOTTEN_AFTER_MS = 72 * HOUR_MS;

export type WelcomeMail = {
  /** Queues the mail. Each account gets only the first one. */
  queue(
    within: Database,
    member: { id: string; email: string; directusUserId: string },
    report: EligibilityReport | null,
    firstSteps: readonly FirstStep[],
  ): Promise<void>;
  jobKind: JobKind<object>;
};

export type WelcomeMailDeps = {
  db: Database;
  mailer: Mailer;
  now: () => Date;
};

export function createWelcomeMail({ db, mailer, now }: WelcomeMailDeps): WelcomeMail {
  const queue: WelcomeMail["queue"] = (within, { id, email, directusUserId }, report, firstSteps) =>
    mailer.queue(within, {
      template: "welcome",
      to: email,
      userId: id,
      values: { directusUserId, report: report && mailedReport(report), firstSteps },
      dedupeKey: causeOf(id),
    });

  return {
    queue,
    jobKind: {
      name: "welcome-mails",
      cron: "41 * * * *",
      async handle() {
        const { id, email, directusUserId } = users;
        const unwelcomed = await db
          .select({ id, email, directusUserId })
          .from(users)
          .innerJoin(memberAnswers, eq(memberAnswers.userId, users.id))
          .leftJoin(mails, eq(mails.dedupeKey, sql`${CAUSE_PREFIX} || ${users.id}`))
          .where(
            and(
              isNull(mails.id),
              eq(users.isActive, true),
              lt(users.createdAt, new Date(now().getTime() - UNANSWERED_AFTER_MS)),
              gt(users.createdAt, new Date(now().getTime() - FORGOTTEN_AFTER_MS)),
            ),
          );
        for (const member of unwelcomed) {
          await db.transaction((transaction) => queue(transaction, member, null, []));
        }
      },
    },
  };
}

const CAUSE_PREFIX = "welcome:";
const causeOf = (userId: string) => `${CAUSE_PREFIX}${userId}`;

/**
 * The part of a report that may be mailed. Rules that reveal the member's permit stay in the portal. If a
 * report has only such rules, the mail has no rule, and still counts as finished.
 */
export function mailedReport({ rules, sentences }: EligibilityReport): WelcomeReport {
  const rule = rules.find(({ isReserved }) => !isReserved);
  const open = sentences.filter(({ isReserved }) => !isReserved);
  const ruleSteps = rule?.steps ?? [];
  return {
    title: rule?.title ?? null,
    rule: rule?.rule ?? null,
    steps: ruleSteps.map(({ text }) => text),
    sentences: open.map(({ text }) => text),
    pages: pagesOf([...ruleSteps, ...open.flatMap(({ step }) => step ?? [])]),
  };
}

function pagesOf(steps: readonly ReportStep[]): MailLink[] {
  const pages = steps.flatMap(({ text, url }): MailLink[] =>
    url?.startsWith("/app/") ? [{ label: text, path: `/pt-BR/${url.slice(1)}` }] : [],
  );
  return pages.filter(({ path }, at) => pages.findIndex((page) => page.path === path) === at);
}
