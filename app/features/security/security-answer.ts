import type { SubmissionResult } from "@conform-to/react";

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

/** Why a well-formed change was not made. */
export type SecurityFailure =
  | { code: "unavailable" }
  | { code: "over" }
  | { code: "passkey_refused" }
  | { code: "rate_limited"; retryAfterSeconds: number };

/** A new secret of one-time codes, as the app on the phone takes it. */
export type CodesSetup = { secret: string; uri: string; qr: { size: number; path: string } };

export type SecurityAnswer = {
  intent: SecurityIntent;
  isDone: boolean;
  lastResult: SubmissionResult | null;
  failure: SecurityFailure | null;
  /** Which session or passkey it is about. */
  subject: string | null;
  setup: CodesSetup | null;
  /** Shown this once. */
  recoveryCodes: string[] | null;
  /** A passkey that is to be made: the question for the browser, as JSON, and what ties it to the answer. */
  ceremony: { challenge: string; options: string } | null;
};

/** Whether a form of the account page is one of this room's. */
export function isSecurityIntent(intent: unknown): intent is SecurityIntent {
  return INTENTS.some((known) => known === intent);
}
