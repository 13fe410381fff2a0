import type { SubmissionResult } from "@conform-to/react";

/** Why a well-formed change was not made. */
export type SaveFailure =
  | { code: "refused" }
  | { code: "unavailable" }
  | { code: "rate_limited"; retryAfterSeconds: number };

export type ProfileAnswer = {
  /** Which of the page's forms was sent. */
  intent: string;
  isDone: boolean;
  lastResult: SubmissionResult | null;
  failure: SaveFailure | null;
  /** The reason as the specification words it, for who reads the answer and not the page. */
  message?: string;
  /** Where a mail went. */
  sentTo?: string;
};
