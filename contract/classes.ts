export const classKinds = ["video", "text", "quiz", "file", "live"] as const;
export type ClassKind = (typeof classKinds)[number];

/** A class is complete after nine tenths of its video, or when the member marks it. */
export const completionRules = ["video_90", "manual"] as const;
export type CompletionRule = (typeof completionRules)[number];

export const REVIEW_MAX_LENGTH = 1_000;

/** Parts of a class; members who finished the course are notified when one changes. */
export const classParts = ["text", "questions", "film", "files"] as const;
export type ClassPart = (typeof classParts)[number];

/** Class statistics, visible to editors only. */
export const classNumbers = [
  "startedCount",
  "doneCount",
  "leftCount",
  "medianMinutes",
  "quizTries",
  "quizErrorPct",
] as const;
