import { findOwnChoices } from "~/features/account/profile/own-profile.server";
import { findOwnCantons } from "~/features/cantons/map-canton.server";
import type { PlanDependencies } from "~/features/plan/load-plan.server";

/** What the plan needs of the profile and of the map. */
export const planDependencies: PlanDependencies = {
  findChoices: findOwnChoices,
  findHomeCanton: async (own) => (await findOwnCantons(own)).homeCanton,
};
