import { z } from "zod";
import { CmsError, type OwnCms } from "~/cms/cms.server";
import { zurichDay } from "~/i18n/format";
import type { PlanApi } from "~/service/plan-api.server";
import { MARKED_TOGETHER_MAX } from "../../../contract/switzerland/plan.ts";
import { markSteps, NO_MARK } from "./plan-steps.server";
import type { Marked } from "./plan-view.server";
import { failedPlan, type PlanAnswer } from "./plan.server";

const ids = z.array(z.uuid()).max(MARKED_TOGETHER_MAX);

/** `steps`: those the member chose; `listed`: all of the form. */
export const catchUpForm = z.object({
  intent: z.enum(["catch-up", "catch-up-all", "catch-up-none", "catch-up-undo"]),
  steps: ids,
  listed: ids,
});
type CatchUpForm = z.output<typeof catchUpForm>;

export type CatchUpDependencies = {
  own: OwnCms;
  plan: Pick<PlanApi, "setCaughtUp">;
  /** Ids of the past steps of the member's plan; null while it cannot be read. */
  findPastSteps: () => Promise<readonly string[] | null>;
};

async function isSaved(
  own: OwnCms,
  steps: readonly string[],
  doneOn: string | null,
): Promise<boolean> {
  try {
    await markSteps(own, steps, { ...NO_MARK, doneOn });
    return true;
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return false;
  }
}

/**
 * Marks the past steps that the member did before they joined. Steps that are no longer past and open, for
 * example after a mark in another tab, stay unchanged.
 * @returns the ids to name as marked, null if the page only reloads, or what the page says
 */
export async function answerCatchUp(
  { own, plan, findPastSteps }: CatchUpDependencies,
  { intent, steps, listed }: CatchUpForm,
): Promise<PlanAnswer | Marked | null> {
  if (intent === "catch-up-none") {
    return (await plan.setCaughtUp(true)).isError ? failedPlan("tick", { steps }) : null;
  }
  if (intent === "catch-up-undo") {
    if (!(await isSaved(own, steps, null))) return failedPlan("tick");
    // If this fails, the steps are open again, each with its own buttons.
    await plan.setCaughtUp(false);
    return null;
  }
  const chosen = intent === "catch-up-all" ? listed : steps;
  if (chosen.length === 0) return failedPlan("nothing");
  const past = await findPastSteps();
  const open = chosen.filter((id) => past?.includes(id));
  if (!past || !(await isSaved(own, open, zurichDay(new Date()))))
    return failedPlan("tick", { steps });
  // If this fails, the offer comes again with the steps that are left.
  await plan.setCaughtUp(true);
  return { marked: chosen, who: null };
}
