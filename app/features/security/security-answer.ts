import type { FormAnswer } from "~/forms/form-answer";

export const INTENTS = [
  "end-session",
  "end-other-sessions",
  "begin-codes",
  "confirm-codes",
  "codes-off",
  "renew-recovery-codes",
  "begin-passkey",
  "finish-passkey",
  "rename-passkey",
  "remove-passkey",
] as const;

export type SecurityIntent = (typeof INTENTS)[number];

/**
 * `over`: the session, key or ceremony no longer exists. `passkey_refused`: the device's passkey was not
 * accepted. `locked`: team members must log in with their second factor first.
 */
export type SecurityProblem = "over" | "passkey_refused" | "locked";

/** A new one-time code secret for the authenticator app. */
export type CodesSetup = { secret: string; uri: string; qr: { size: number; path: string } };

type SecurityGain = {
  setup: CodesSetup;
  /** Shown only once. */
  recoveryCodes: string[];
  /**
   * A passkey registration in progress: the options for the browser as JSON, and the challenge that links
   * them to the response.
   */
  ceremony: { challenge: string; options: string };
};

export type SecurityAnswer = FormAnswer<SecurityProblem, SecurityGain> & {
  intent: SecurityIntent;
  /** Id of the session or passkey concerned. */
  subject: string | null;
};

export function isSecurityIntent(intent: unknown): intent is SecurityIntent {
  return INTENTS.some((known) => known === intent);
}
