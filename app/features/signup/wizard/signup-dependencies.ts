import type { OwnCms, TierCms } from "~/cms/cms.server";
import type { ServiceClients } from "~/service/clients.server";
import type { FirstChoices } from "../flow/welcome-choices";
import type { LegalVersions } from "./send-step.server";

/** Functions of other features; the route passes them in. */
export type SignupDependencies = {
  findPriceLabel: (payments: ServiceClients["payments"]) => Promise<string | null>;
  requireLegal: (cms: TierCms) => Promise<LegalVersions>;
  /** The member's profile values; null while unavailable. */
  findProfile: (own: OwnCms) => Promise<FirstChoices | null>;
  /** Returns false if the profile could not be saved. */
  saveProfile: (own: OwnCms, choices: FirstChoices) => Promise<boolean>;
};
