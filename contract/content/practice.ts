/** How well a member knew a word, as the scheduler of ts-fsrs counts. */
export const PRACTICE_RATINGS = ["again", "hard", "good", "easy"] as const;
export type PracticeRating = (typeof PRACTICE_RATINGS)[number];

/** New words a day: more than these come back as a pile of reviews. */
export const NEW_WORDS_PER_DAY = 8;
/** Answers of a day that count as done; some five minutes. */
export const ANSWERS_PER_DAY = 20;
/** Days that the page looks back on. */
export const PRACTICE_DAYS = 7;
