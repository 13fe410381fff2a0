import type { SubmissionResult } from "@conform-to/react";

/** Why what the member wanted did not happen. */
export type MembershipFailure = "unavailable" | "already" | "none" | "in_progress";

/** What an action of the membership's forms came to; a change that worked redirects instead. */
export type MembershipAnswer =
  | { kind: "leave"; url: string; isPortal: boolean }
  | { kind: "failed"; failure: MembershipFailure }
  | { kind: "mistakes"; lastResult: SubmissionResult };

/** How the provider's page was left. */
export type ReturnState = "paid" | "pending" | "open" | "failed" | "unknown";
