import type { SignupStep, StepAnswer } from "./signup-view";

/** What every step that asks something is given. */
export type StepProps = {
  back: SignupStep | null;
  /** The answer to the last sending, when it was this step's. */
  answer: StepAnswer | null;
};
