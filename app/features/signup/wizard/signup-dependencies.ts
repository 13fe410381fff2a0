import type { OwnCms, TierCms } from "~/cms/cms.server";
import type { ServiceClients } from "~/service/clients.server";
import type { FirstChoices } from "../flow/welcome-choices";
import type { LegalVersions } from "./send-step.server";

/** What the signup asks of other features; the route passes it in. */
export type SignupDependencies = {
  findPriceLabel: (payments: ServiceClients["payments"]) => Promise<string | null>;
  /** Versions of the texts in force. */
  requireLegal: (cms: TierCms) => Promise<LegalVersions>;
  /** What the member's profile says; null while it can't be read. */
  findProfile: (own: OwnCms) => Promise<FirstChoices | null>;
  /** False when the profile could not be written. */
  saveProfile: (own: OwnCms, choices: FirstChoices) => Promise<boolean>;
};
