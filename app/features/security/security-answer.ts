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
 * What was asked for is none any more, the device's passkey was not accepted, or who is of the team has to log in
 * by their second factor to change it.
 */
export type SecurityProblem = "over" | "passkey_refused" | "locked";

/** A new secret of one-time codes, as the app on the phone takes it. */
export type CodesSetup = { secret: string; uri: string; qr: { size: number; path: string } };

type SecurityGain = {
  setup: CodesSetup;
  /** Shown this once. */
  recoveryCodes: string[];
  /** A passkey that is to be made: the question for the browser, as JSON, and what ties it to the answer. */
  ceremony: { challenge: string; options: string };
};

export type SecurityAnswer = FormAnswer<SecurityProblem, SecurityGain> & {
  intent: SecurityIntent;
  /** Which session or passkey it is about. */
  subject: string | null;
};

/** Whether a form of the account page is one of this room's. */
export function isSecurityIntent(intent: unknown): intent is SecurityIntent {
  return INTENTS.some((known) => known === intent);
}
