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
 * `over`: the session, key or ceremony no longer exists. `locked`: team members must log in with their
 * second factor first.
 */
export type SecurityProblem = "over" | "passkey_refused" | "locked";

export type CodesSetup = { secret: string; uri: string; qr: { size: number; path: string } };

type SecurityGain = {
  setup: CodesSetup;
  /** Shown only once. */
  recoveryCodes: string[];
  /** The options for the browser as JSON, and the challenge that links them to the response. */
  ceremony: { challenge: string; options: string };
};

export type SecurityAnswer = FormAnswer<SecurityProblem, SecurityGain> & {
  intent: SecurityIntent;
  /** Id of the session or passkey. */
  subject: string | null;
};

export function isSecurityIntent(intent: unknown): intent is SecurityIntent {
  return INTENTS.some((known) => known === intent);
}
