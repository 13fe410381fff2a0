import type {
  AppealTarget,
  DecidedCollection,
  ModeratedText,
  sanctionKinds,
} from "../../../contract/moderation.ts";

type Person = { id: string; name: string } | null;

/** A text that was reported, as the team sees it. */
export type ReportedText = {
  targetType: ModeratedText;
  target: string;
  count: number;
  reasons: string[];
  /** What those who reported it say, in their words. */
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
  /** The reason of the measure, or the whole text that was hidden; the path with locale. */
  decision: { title: string | null; body: string; path: string | null };
  decidedBy: string | null;
  member: Person;
  /** Somebody else decided. */
  mayAnswer: boolean;
};

/** What a decision changed; words for each stand in i18n. */
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
  /** Why the team changed a text; null of all other decisions. */
  reason: string | null;
  /** The text it was about, if it was about one. */
  text: {
    targetType: ModeratedText;
    target: string;
    excerpt: string;
    /** With locale. */
    path: string | null;
    /** It can be shown again. */
    isHidden: boolean;
  } | null;
};

/** Why a decision was not done; words for each stand in i18n. */
export type DecisionProblem =
  | ("target" | "text" | "sameHand" | "settled" | "team" | "repeated" | "many" | "title" | "body")
  | ("conflict" | "shape" | "refused" | "unavailable");

export type DecisionAnswer = {
  problem: DecisionProblem | null;
  /** What was sent and not done: a page that is drawn anew keeps what was typed. */
  typed: Readonly<Record<string, string>> | null;
};
