import { findOwnChoices, saveFirstChoices } from "~/features/account/profile/own-profile.server";
import { findPriceLabel } from "~/features/membership/membership.server";
import { listFirstSteps } from "~/features/plan/load-plan.server";
import { requireLegalVersions } from "~/features/public-pages/legal/legal.server";
import type { SignupDependencies } from "~/features/signup/wizard/signup-dependencies";
import { runtime } from "~/guards/runtime.server";
import { planDependencies } from "./plan-dependencies.server";

/** What the signup needs of payments, profile, plan and legal texts. */
export const signupDependencies: SignupDependencies = {
  ...{ findPriceLabel, findProfile: findOwnChoices, saveProfile: saveFirstChoices },
  requireLegal: (cms) => requireLegalVersions(cms, runtime.operator),
  listPlanSteps: (bound) => listFirstSteps(bound, planDependencies),
};
