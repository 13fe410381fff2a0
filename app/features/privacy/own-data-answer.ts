import type { SubmissionResult } from "@conform-to/react";

export type OwnDataFailure =
  { code: "unavailable" } | { code: "rate_limited"; retryAfterSeconds: number };

export type OwnDataAnswer = {
  /** Which of the page's forms was sent. */
  intent: "order-export" | "delete" | "keep" | "erase-store";
  isDone: boolean;
  lastResult: SubmissionResult | null;
  failure: OwnDataFailure | null;
};
