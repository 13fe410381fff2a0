import type { permitChoices } from "../switzerland/codes.ts";

export const contentLevels = ["beginner", "intermediate", "advanced"] as const;
export type ContentLevel = (typeof contentLevels)[number];

export const contentAccesses = ["free", "paying"] as const;
export type ContentAccess = (typeof contentAccesses)[number];

export type Permit = (typeof permitChoices)[number] | "Ci";
/**
 * Permits that content may be about. A Ci permit depends on a relative at an international organisation.
 */
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

/** Whether a category belongs to editorial content or to the forum. */
export const categoryAreas = ["content", "forum"] as const;
export type CategoryArea = (typeof categoryAreas)[number];
