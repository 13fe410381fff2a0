/** What a class of a course is. */
export const classKinds = ["video", "text", "quiz", "file", "live"] as const;
export type ClassKind = (typeof classKinds)[number];

/** When it is done: once nine tenths of its film are seen, or when the member says so. */
export const completionRules = ["video_90", "manual"] as const;
export type CompletionRule = (typeof completionRules)[number];

/** What a member says of a course, in characters. */
export const REVIEW_MAX_LENGTH = 1_000;

/** Parts of a class whose changes are told to who finished its course. */
export const classParts = ["text", "questions", "film", "files"] as const;
export type ClassPart = (typeof classParts)[number];

/** What the portal counts of a class, for editors alone. */
export const classNumbers = [
  "startedCount",
  "doneCount",
  "leftCount",
  "medianMinutes",
  "quizTries",
  "quizErrorPct",
] as const;
