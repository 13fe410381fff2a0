export const followTargets = ["category", "tag"] as const;
export type FollowTarget = (typeof followTargets)[number];
export const findFollowTarget = (name: unknown): FollowTarget | null =>
  followTargets.find((known) => known === name) ?? null;

export const MAX_FOLLOWS = 50;

export const FOLLOW_REFUSALS = {
  /** The category or tag does not exist in the forum. */
  target: "FOLLOW_TARGET",
  many: "FOLLOW_MANY",
} as const;
