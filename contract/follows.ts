/** What of the forum a member can follow. */
export const followTargets = ["category", "tag"] as const;
export type FollowTarget = (typeof followTargets)[number];
export const findFollowTarget = (name: unknown): FollowTarget | null =>
  followTargets.find((known) => known === name) ?? null;

/** As much one member follows or mutes. */
export const MAX_FOLLOWS = 50;

/** Why something can't be followed. */
export const FOLLOW_REFUSALS = {
  /** There is no such category or tag in the forum. */
  target: "FOLLOW_TARGET",
  many: "FOLLOW_MANY",
} as const;
