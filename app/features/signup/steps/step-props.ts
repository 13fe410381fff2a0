import type { StepAnswer } from "~/features/signup/flow/signup-view";
import type { SignupStep } from "../../../../contract/signup.ts";

/** What every step that asks something is given. */
export type StepProps = {
  back: SignupStep | null;
  /** The answer to the last sending, when it was this step's. */
  answer: StepAnswer | null;
};
