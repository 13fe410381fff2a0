import { disclosesPermit, scheduleSteps } from "../../../../contract/switzerland/plan.ts";
import type { SituationAnswers } from "../../../../contract/switzerland/situation.ts";
import type { CmsPlan } from "../../../cms/cms-plan.ts";
import { zurichDayOf } from "../../../zurich-day.ts";

/** `dueOn` is null while the day of arrival is unknown. */
export type FirstStep = { title: string; dueOn: string | null };

/** Reads the steps once; the function it returns asks nobody. */
export type ReadFirstSteps = () => Promise<(answers: SituationAnswers) => FirstStep[]>;

const SHOWN = 3;

const isWaiting = ({ dueOn, waitsFor }: { dueOn: string | null; waitsFor: readonly unknown[] }) =>
  dueOn === null && waitsFor.length > 0;

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
  return async () => {
    const steps = await cmsPlan.listSteps().catch(() => []);
    return (answers) => {
      const arrivalOn = answers.since ? `${answers.since}-01` : null;
      const situation = { answers, arrivalOn, family: [], children: {}, events: {} };
      const today = zurichDayOf(now());
      return (
        scheduleSteps(steps, { situation, marks: [], today })
          .filter(({ step, dueOn }) => !disclosesPermit(step) && (dueOn === null || dueOn >= today))
          // Without dates, what can be done at once comes first.
          .toSorted((one, other) => Number(isWaiting(one)) - Number(isWaiting(other)))
          .slice(0, SHOWN)
          .map(({ step, dueOn }) => ({ title: step.title, dueOn }))
      );
    };
  };
}
