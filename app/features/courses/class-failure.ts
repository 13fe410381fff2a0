const KNOWN = [
  "CLASS_BEFORE_ITS_TURN",
  "CLASS_FILM_UNSEEN",
  "QUIZ_UNANSWERED",
  "QUIZ_NOT_ANSWERED_IN_FULL",
  "QUIZ_NOT_PASSED",
] as const;

export const classFailure = (code: string): (typeof KNOWN)[number] | "other" =>
  KNOWN.find((known) => known === code) ?? "other";
