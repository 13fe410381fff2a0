import type { StepAnswer } from "~/features/signup/flow/signup-view";
import type { SignupStep } from "../../../../contract/account/signup.ts";

export type StepProps = {
  back: SignupStep | null;
  answer: StepAnswer | null;
};
