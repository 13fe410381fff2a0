import type { FollowTarget } from "../../../../contract/community/forum.ts";
import type { FollowLevel } from "../topic";

/** `mute` also blocks notifications through another label. */
export const labelLevels = ["watch", "normal", "mute"] as const satisfies readonly FollowLevel[];
export type LabelLevel = (typeof labelLevels)[number];

export type LabelFollow = {
  targetType: FollowTarget;
  target: string;
  name: string;
  level: LabelLevel;
};

export type LabelFollowAnswer = { problem: "many" | "refused" | "unavailable" | null };
