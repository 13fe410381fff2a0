import { calendarFile } from "~/features/plan/calendar-file";
import { loadPlan } from "~/features/plan/load-plan.server";
import { planDependencies } from "~/shell/plan-dependencies.server";
import { plan as words } from "~/i18n/pt-BR/switzerland/plan";
import { memberLoader } from "~/guards/guards.server";

export const loader = memberLoader(async (args) => {
  const { steps } = await loadPlan(args, planDependencies, true);
  return new Response(calendarFile(steps, { name: words.title, now: new Date() }), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="plano-suica.ics"',
      "Cache-Control": "private, no-store",
    },
  });
});
