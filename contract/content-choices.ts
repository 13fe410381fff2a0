import type { askedPermits } from "./permits.ts";

/** For whom a text, film or course is written. */
export const contentLevels = ["beginner", "intermediate", "advanced"] as const;
export type ContentLevel = (typeof contentLevels)[number];

/** Who may read all of it. */
export const contentAccesses = ["free", "paying"] as const;
export type ContentAccess = (typeof contentAccesses)[number];

export type Permit = (typeof askedPermits)[number] | "Ci";
/** What permits a text may be about: a Ci depends on somebody at an international organisation. */
export const contentPermits = [
  "L",
  "B",
  "C",
  "Ci",
  "G",
  "F",
  "N",
  "S",
] as const satisfies readonly Permit[];

/** Whose labels a category is: of what the editors write, or of the forum. */
export const categoryAreas = ["content", "forum"] as const;
export type CategoryArea = (typeof categoryAreas)[number];
