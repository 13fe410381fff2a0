import type {
  AppealState,
  AppealTarget,
  ModeratedText,
  sanctionKinds,
} from "../../../contract/moderation.ts";

/** What the team decided about a member, as they see it. */
export type OwnDecision = {
  targetType: AppealTarget;
  /** Of texts where they stood, of measures what they keep from. */
  kind: ModeratedText | (typeof sanctionKinds)[number];
  target: string;
  /** The reason of a measure, or what was hidden. */
  text: string;
  untilLabel: string | null;
  /** It does not hold any more. */
  isOver: boolean;
  /** Once, and while it holds. */
  mayAppeal: boolean;
  appeal: { body: string | null; state: AppealState; answer: string | null } | null;
};

export type AppealAnswer = {
  /** Null once it was sent; words for each stand in i18n. */
  problem: "target" | "text" | "sent" | "unavailable" | null;
  /** What it is about. */
  target: string;
  typed: string;
};
