import { wants } from "../../../../contract/notifications/choices.ts";
import { nextStepsOf } from "../../../../contract/switzerland/next-step.ts";
import { daysUntil, isOpening } from "../../../../contract/switzerland/plan-dates.ts";
import { scheduleSteps, type ScheduledStep } from "../../../../contract/switzerland/plan.ts";
import type { CmsPlan, CmsPlanStep } from "../../../cms/cms-plan.ts";
import type { Database } from "../../../db/database.ts";
import type { MailLink } from "../../../mail/mail-template.ts";
import { zurichDayOf } from "../../../zurich-day.ts";
import type { PersonalLines } from "../../notifications/email-frequency/personal-lines.ts";
import { mailedStep } from "./plan-reminders.ts";
import { listPlanned, type PlannedMember } from "./plan.repository.ts";
import type { SealedSituations } from "./sealed-situation.ts";

const MEMBERS_AT_ONCE = 100;
const WITHIN_DAYS = 60;

const day = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeZone: "UTC" });

/** Null without a day: the same line would come back with every digest. */
function lineOf(next: ScheduledStep<CmsPlanStep>, today: string): MailLink | null {
  const { step, dueOn } = next;
  const left = dueOn === null ? null : daysUntil(dueOn, today);
  if (left === null || left > WITHIN_DAYS) return null;
  const text = day.format(new Date(`${dueOn}T12:00:00Z`));
  const when = isOpening(step.rule)
    ? `a partir de ${text}`
    : left < 0
      ? `o prazo era ${text}`
      : `até ${text}`;
  const { title, path } = mailedStep(step);
  return { label: `No seu plano: ${title}, ${when}`, path: `/pt-BR${path}` };
}

/** Lines of the digest that name the step that the plan puts first. */
export function createNextSteps({
  db,
  cmsPlan,
  situations,
}: {
  db: Database;
  cmsPlan: CmsPlan;
  situations: Pick<SealedSituations, "situationOf">;
}): PersonalLines {
  return {
    async read(at) {
      const today = zurichDayOf(at);
      const steps = await cmsPlan.listSteps();
      const lines = new Map<string, MailLink>();
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
          const own = marks.get(directusUserId) ?? [];
          const [next] = nextStepsOf(scheduleSteps(steps, { situation, marks: own, today }), today);
          const line = next ? lineOf(next, today) : null;
          if (line) lines.set(userId, line);
        }
        after = members.at(-1)?.userId ?? null;
        if (members.length < MEMBERS_AT_ONCE) break;
      }
      return ({ userId, settings }) =>
        wants(settings?.notificationChoices ?? {}, "plan", "mail")
          ? (lines.get(userId) ?? null)
          : null;
    },
  };
}
