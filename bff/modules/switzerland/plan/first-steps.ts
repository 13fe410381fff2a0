import { scheduleSteps } from "../../../../contract/switzerland/plan.ts";
import type { SituationAnswers } from "../../../../contract/switzerland/situation.ts";
import { namedIn } from "../../../../contract/shared/conditions.ts";
import type { CmsPlan, CmsPlanStep } from "../../../cms/cms-plan.ts";
import { zurichDayOf } from "../../../zurich-day.ts";

/** `dueOn` is null while the day of arrival is unknown. */
export type FirstStep = { title: string; dueOn: string | null };

export type ReadFirstSteps = (answers: SituationAnswers) => Promise<FirstStep[]>;

const SHOWN = 3;

/** Steps of a permit stay in the portal: they would disclose it in a mail. */
const disclosesPermit = ({ conditions }: CmsPlanStep) =>
  conditions.some((condition) => namedIn(condition).includes("permit"));

/**
 * The steps with which a plan begins, for a mail. Without steps while the CMS is unavailable.
 * A month of arrival counts from its first day.
 */
export function createReadFirstSteps({
  cmsPlan,
  now,
}: {
  cmsPlan: Pick<CmsPlan, "listSteps">;
  now: () => Date;
}): ReadFirstSteps {
  return async (answers) => {
    const steps = await cmsPlan.listSteps().catch(() => []);
    const arrivalOn = answers.since ? `${answers.since}-01` : null;
    const situation = { answers, arrivalOn, family: [], events: {} };
    const today = zurichDayOf(now());
    return scheduleSteps(steps, { situation, marks: [], today })
      .filter(({ step, dueOn }) => !disclosesPermit(step) && (dueOn === null || dueOn >= today))
      .slice(0, SHOWN)
      .map(({ step, dueOn }) => ({ title: step.title, dueOn }));
  };
}
