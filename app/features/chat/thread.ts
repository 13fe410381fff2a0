import type { ReportChoices } from "./report-choices";
import type { SharedPages } from "./shared-page-card";
import type { ThreadActs } from "./use-thread-acts";

/** What every message of a conversation is drawn with. */
export type Thread = {
  ownUserId: string;
  /** Of the other one. */
  name: string;
  /** Path of the conversation. */
  page: string;
  /** When the page was made. */
  now: string;
  /** What a report was begun with; null while none is made. */
  report: ReportChoices | null;
  acts: ThreadActs;
  shared: SharedPages;
  /** Nobody is blocked. */
  canAct: boolean;
  /** The chat is no request any more. */
  canReact: boolean;
};
