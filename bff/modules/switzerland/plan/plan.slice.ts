import { createCmsPlan } from "../../../cms/cms-plan.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import { createUnsubscribeTokens } from "../../notifications/email-frequency/unsubscribe-token.ts";
import type { SessionsService } from "../../identity/sessions/sessions.service.ts";
import type { PersonalLines } from "../../notifications/email-frequency/personal-lines.ts";
import { createNextSteps } from "./next-steps.ts";
import { createPlanReminders } from "./plan-reminders.ts";
import { planV1 } from "./plan-v1.rest.ts";
import { createPlan } from "./plan.service.ts";
import { createSealedSituations } from "./sealed-situation.ts";
import { HOUR_SECONDS } from "../../../../contract/shared/time.ts";

export type PlanSliceDeps = {
  sessions: SessionsService;
  openAnswers: Parameters<typeof createSealedSituations>[1];
};

export function planSlice(
  base: SliceBase,
  { sessions, openAnswers }: PlanSliceDeps,
): Slice & { nextSteps: PersonalLines } {
  const { db } = base.database;
  const cmsPlan = createCmsPlan(base.cms);
  const situations = createSealedSituations(base.sealer, openAnswers);
  const plan = createPlan({
    ...base,
    db,
    cmsPlan,
    situations,
    feedLimit: base.limit("plan-feed", 60, HOUR_SECONDS),
  });
  const { jobKinds } = createPlanReminders({
    ...base,
    db,
    cmsPlan,
    situations,
    tokens: createUnsubscribeTokens(base.sealer),
  });
  return {
    nextSteps: createNextSteps({ db, cmsPlan, situations }),
    jobKinds,
    register(app) {
      app.register(planV1, {
        prefix: "/api/plan/v1",
        plan,
        sessions,
        changeLimit: base.limit("plan-changes", 60, HOUR_SECONDS),
        internalKey: base.keys.internal,
      });
    },
  };
}
