import { findOwnChoices } from "~/features/account/profile/own-profile.server";
import { findOwnCantons } from "~/features/cantons/map-canton.server";
import { listLetters } from "~/features/letters/letters.server";
import type { PlanDependencies } from "~/features/plan/load-plan.server";

/** What the plan needs of the profile, the map and the letters. */
export const planDependencies: PlanDependencies = {
  findChoices: findOwnChoices,
  listLetters: async (cms) => (await listLetters(cms)).map(({ key }) => key),
  findHomeCanton: async (own) => (await findOwnCantons(own)).homeCanton,
};
