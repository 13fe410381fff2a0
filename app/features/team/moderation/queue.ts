import type {
  AppealTarget,
  DecidedCollection,
  ModeratedText,
  sanctionKinds,
} from "../../../../contract/community/moderation.ts";

type Person = { id: string; name: string } | null;

export type ReportedText = {
  targetType: ModeratedText;
  target: string;
  count: number;
  reasons: string[];
  notes: string[];
  claimedBy: string | null;
  sinceLabel: string;
  title: string | null;
  body: string;
  status: string;
  /** With locale. */
  path: string | null;
  author: Person;
};

export type OpenAppeal = {
  id: string;
  targetType: AppealTarget;
  body: string;
  sinceLabel: string;
  decision: { title: string | null; body: string; path: string | null };
  decidedBy: string | null;
  member: Person;
  mayAnswer: boolean;
};

export const decisionChanges = [
  ...(["open", "published", "closed", "pending", "hidden", "deleted"] as const),
  ...(["granted", "refused", "kept", "silence", "suspend", "comment_ban"] as const),
  ...(["pinned", "unpinned", "lifted", "moved"] as const),
  ...(["merged", "split", "edited", "slowed", "unslowed"] as const),
] as const;
export type DecisionChange = (typeof decisionChanges)[number];

export type Queue = {
  reported: ReportedText[];
  appeals: OpenAppeal[];
  sanctions: HoldingMeasure[];
  decisions: Decision[];
};

export type HoldingMeasure = {
  id: string;
  kind: (typeof sanctionKinds)[number];
  reason: string | null;
  untilLabel: string | null;
  member: Person;
};

export type Decision = {
  collection: DecidedCollection;
  atLabel: string;
  by: string | null;
  changed: DecisionChange[];
  reason: string | null;
  text: {
    targetType: ModeratedText;
    target: string;
    excerpt: string;
    /** With locale. */
    path: string | null;
    isHidden: boolean;
  } | null;
};

export type DecisionProblem =
  | ("target" | "text" | "sameHand" | "settled" | "team" | "repeated" | "many" | "title" | "body")
  | ("conflict" | "shape" | "refused" | "unavailable");

export type DecisionAnswer = {
  problem: DecisionProblem | null;
  typed: Readonly<Record<string, string>> | null;
};
