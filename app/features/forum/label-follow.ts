import type { FollowTarget } from "../../../contract/follows.ts";
import type { FollowLevel } from "./topic";

/** How somebody follows a category or a tag: notices of new topics, none, or none also by another one. */
export const labelLevels = ["watch", "normal", "mute"] as const satisfies readonly FollowLevel[];
export type LabelLevel = (typeof labelLevels)[number];

/** The category or tag that the list shows, and how its reader follows it. */
export type LabelFollow = {
  targetType: FollowTarget;
  target: string;
  name: string;
  level: LabelLevel;
};

export type LabelFollowAnswer = { problem: "many" | "refused" | "unavailable" | null };
