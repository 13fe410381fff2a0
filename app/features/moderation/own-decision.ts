import type {
  AppealState,
  AppealTarget,
  ModeratedText,
  sanctionKinds,
} from "../../../contract/community/moderation.ts";

/** A moderation decision as the member concerned sees it. */
export type OwnDecision = {
  targetType: AppealTarget;
  /** The kind of text that was hidden, or the kind of sanction. */
  kind: ModeratedText | (typeof sanctionKinds)[number];
  target: string;
  /** The reason for the sanction, or the hidden text. */
  text: string;
  untilLabel: string | null;
  /** True if the sanction has expired or was lifted. */
  isOver: boolean;
  /** True while the decision is in force and has no appeal. */
  mayAppeal: boolean;
  appeal: { body: string | null; state: AppealState; answer: string | null } | null;
};

export type AppealAnswer = {
  /** Null once sent. The texts are in i18n. */
  problem: "target" | "text" | "sent" | "unavailable" | null;
  target: string;
  typed: string;
};
