import type { PageLanguage } from "../../../../contract/account/signup.ts";
import type { LetterKey } from "../../../../contract/switzerland/letters.ts";
import type { OfficeKind } from "../../../../contract/switzerland/offices.ts";
import type { PlanCondition, PlanPhase } from "../../../../contract/switzerland/plan.ts";
import type { PerPerson } from "../../../../contract/switzerland/plan-people.ts";
import type { DayName } from "../../../../contract/switzerland/plan-dates.ts";

type CalendarDay = { month: number; day: number; workingDay?: true };

/** A step of a member's plan. A step without a check date is the editors' task. */
export type SeedPlanStep = {
  key: string;
  title: string;
  body: string;
  phase: PlanPhase;
  /** Alternatives. Empty: for everybody. */
  conditions: readonly PlanCondition[];
  /** In the format of `contract/switzerland/plan-dates.ts`; null means no date. */
  ruleJson:
    | { from?: DayName; days?: number; months?: number; before?: DayName; opens?: true }
    | { from: DayName; lease: true }
    | { yearly: CalendarDay & { ofYearBefore?: true } }
    | { nextYear: CalendarDay }
    | null;
  /** Law and article; empty for advice. */
  legalSource: string;
  sourceName: string;
  sourceUrl: string;
  sourceLanguage: PageLanguage;
  /** Day on which the rule was read in the official text. */
  checkedOn: string | null;
  toConfirm: string | null;
  dependsOn: readonly string[];
  /** Who does the step one by one. */
  perPerson?: PerPerson;
  takeAlong: readonly string[];
  guide?: `/app/${string}`;
  tool?: `/app/${string}`;
  office?: OfficeKind;
  letter?: LetterKey;
  taughtIn?: readonly [course: string, module: string, lesson: string];
};

/** Where the rule of a step is written. The day of the check is the step's own. */
export type StepSource = Pick<SeedPlanStep, "sourceName" | "sourceUrl" | "sourceLanguage">;

/** @param number of the law in the address of the official collection, such as `2007/758` */
export const lawSource = (sourceName: string, number: string): StepSource => ({
  sourceName,
  sourceUrl: `https://www.fedlex.admin.ch/eli/cc/${number}/de`,
  sourceLanguage: "de",
});

type StepCase = Pick<SeedPlanStep, "key" | "conditions" | "body"> & Partial<SeedPlanStep>;

/** One step with a text for each case: members read only their own. No two cases may hold at once. */
export const perCase = (
  step: Omit<SeedPlanStep, "key" | "conditions" | "body">,
  cases: readonly StepCase[],
): SeedPlanStep[] => cases.map((each) => ({ ...step, ...each }));
