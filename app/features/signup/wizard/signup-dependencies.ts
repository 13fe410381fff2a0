import type { OwnCms, TierCms } from "~/cms/cms.server";
import type { ServiceClients } from "~/service/clients.server";
import type { BoundToMember } from "~/guards/guards.server";
import type { PlanFirst } from "../flow/signup-view";
import type { FirstChoices } from "../flow/welcome-choices";
import type { LegalVersions } from "./send-step.server";

/** The route passes in the functions of other features. */
export type SignupDependencies = {
  findPriceLabel: (payments: ServiceClients["payments"]) => Promise<string | null>;
  requireLegal: (cms: TierCms) => Promise<LegalVersions>;
  findProfile: (own: OwnCms) => Promise<FirstChoices | null>;
  saveProfile: (own: OwnCms, choices: FirstChoices) => Promise<boolean>;
  /** Steps with which the plan begins. */
  listPlanSteps: (bound: BoundToMember) => Promise<PlanFirst[]>;
};
