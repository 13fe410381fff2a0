import type {
  AppealState,
  AppealTarget,
  ModeratedText,
  sanctionKinds,
} from "../../../../contract/community/moderation.ts";

export type OwnDecision = {
  targetType: AppealTarget;
  kind: ModeratedText | (typeof sanctionKinds)[number];
  target: string;
  text: string;
  untilLabel: string | null;
  /** The sanction has expired or was lifted. */
  isOver: boolean;
  mayAppeal: boolean;
  appeal: { body: string | null; state: AppealState; answer: string | null } | null;
};

export type AppealAnswer = {
  problem: "target" | "text" | "sent" | "unavailable" | null;
  target: string;
  typed: string;
};
