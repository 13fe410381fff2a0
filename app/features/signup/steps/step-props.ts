import type { StepAnswer } from "~/features/signup/flow/signup-view";
import type { SignupStep } from "../../../../contract/account/signup.ts";

export type StepProps = {
  back: SignupStep | null;
  /** The answer to the last submission, if it was of this step. */
  answer: StepAnswer | null;
};
