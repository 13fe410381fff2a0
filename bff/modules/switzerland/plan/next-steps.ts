import { wants } from "../../../../contract/notifications/choices.ts";
import type { CmsPlan } from "../../../cms/cms-plan.ts";
import type { Database } from "../../../db/database.ts";
import type { MailLink } from "../../../mail/mail-template.ts";
import { zurichDayOf } from "../../../zurich-day.ts";
import type { PersonalLines } from "../../notifications/email-frequency/personal-lines.ts";
import { openSteps } from "./plan-reminders.ts";
import { listPlanned, type PlannedMember } from "./plan.repository.ts";
import type { SealedSituations } from "./sealed-situation.ts";

const MEMBERS_AT_ONCE = 100;
const WITHIN_DAYS = 60;

const day = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeZone: "UTC" });

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
        const marks = await cmsPlan.listMarks(members.map((member) => member.directusUserId));
        for (const member of members) {
          const { userId, directusUserId } = member;
          const situation = situations.situationOf(member);
          const open = openSteps(steps, marks.get(directusUserId) ?? [], { situation, today });
          const [next] = open
            .filter(({ isPostponed }) => !isPostponed)
            .filter(({ daysLeft }) => daysLeft >= 0 && daysLeft <= WITHIN_DAYS)
            .toSorted((one, other) => one.daysLeft - other.daysLeft);
          if (!next) continue;
          const until = day.format(new Date(`${next.dueOn}T12:00:00Z`));
          lines.set(userId, {
            label: `No seu plano: ${next.title}, até ${until}`,
            path: `/pt-BR${next.path}`,
          });
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
