import { findOwnChoices, saveFirstChoices } from "~/features/account/profile/own-profile.server";
import { findPriceLabel } from "~/features/membership/membership.server";
import { listFirstSteps } from "~/features/plan/load-plan.server";
import type { SignupDependencies } from "~/features/signup/wizard/signup-dependencies";
import { planDependencies } from "./plan-dependencies.server";

/** What the signup needs of payments, profile, plan and legal texts. */
export const signupDependencies = (
  requireLegal: SignupDependencies["requireLegal"],
): SignupDependencies => ({
  ...{ findPriceLabel, findProfile: findOwnChoices, saveProfile: saveFirstChoices, requireLegal },
  listPlanSteps: (bound) => listFirstSteps(bound, planDependencies),
});
