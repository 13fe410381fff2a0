import type { ReportChoices } from "./report-choices";
import type { SharedPages } from "./shared-page-card";
import type { ThreadActs } from "./use-thread-acts";

export type Thread = {
  ownUserId: string;
  name: string;
  page: string;
  now: string;
  report: ReportChoices | null;
  acts: ThreadActs;
  shared: SharedPages;
  /** True if neither member has blocked the other. */
  canAct: boolean;
  /** True once the request was accepted. */
  canReact: boolean;
};
