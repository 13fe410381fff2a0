import { nextStepsOf } from "../../../../contract/switzerland/next-step.ts";
import { isOpening } from "../../../../contract/switzerland/plan-dates.ts";
import { disclosesPermit, scheduleSteps } from "../../../../contract/switzerland/plan.ts";
import type { SituationAnswers } from "../../../../contract/switzerland/situation.ts";
import type { CmsPlan } from "../../../cms/cms-plan.ts";
import { zurichDayOf } from "../../../zurich-day.ts";

export type FirstStep = {
  title: string;
  /** YYYY-MM-DD; null while the day of arrival is unknown. */
  dueOn: string | null;
  /** `opens`: possible from that day on. `over`: that day has passed. */
  timing: "until" | "opens" | "over";
};

/** Reads the steps once; the function it returns asks nobody. */
export type ReadFirstSteps = () => Promise<(answers: SituationAnswers) => FirstStep[]>;

const SHOWN = 3;

/**
 * The steps with which a plan begins, as the plan itself names them, for a mail: steps that tell the
 * permit are left out. Without steps while the CMS is unavailable.
 * A month of arrival counts from its first day.
 */
export function createReadFirstSteps({
  cmsPlan,
  now,
}: {
  cmsPlan: Pick<CmsPlan, "listSteps">;
  now: () => Date;
}): ReadFirstSteps {
  return async () => {
    const steps = await cmsPlan.listSteps().catch(() => []);
    return (answers) => {
      const arrivalOn = answers.since ? `${answers.since}-01` : null;
      const situation = { answers, arrivalOn, family: [], children: {}, events: {} };
      const today = zurichDayOf(now());
      return nextStepsOf(scheduleSteps(steps, { situation, marks: [], today }), today)
        .filter(({ step }) => !disclosesPermit(step))
        .slice(0, SHOWN)
        .map(({ step, dueOn }) => ({
          title: step.title,
          dueOn,
          timing: isOpening(step.rule) ? "opens" : dueOn && dueOn < today ? "over" : "until",
        }));
    };
  };
}
