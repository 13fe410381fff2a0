/**
 * Reading progress in percent of the paragraphs: the paragraph at the top of the screen counts. 100 is
 * saved once the end of the text was on screen; from then on the text stays read.
 */
export const READ_PCT = 100;
const RESUMED_FROM_PCT = 5;

/** A valid position; anything but a number is the start. */
export function readingPosition(given: unknown): number {
  const position = Math.round(Number(given));
  return Number.isFinite(position) ? Math.min(READ_PCT, Math.max(0, position)) : 0;
}

/** True if resuming makes sense: neither near the start nor at the end. */
export const isWorthGoingOn = (positionPct: number): boolean =>
  positionPct >= RESUMED_FROM_PCT && positionPct < READ_PCT;

export const READING_KEPT_EVERY_MS = 10_000;

/** Reasons for "not useful", in the order of the form. */
export const feedbackReasons = ["outdated", "unclear", "wrong", "incomplete", "other"] as const;
export type FeedbackReason = (typeof feedbackReasons)[number];

export const MAX_FEEDBACK_NOTE = 1_000;

/** Number of text sizes; the first is the default. */
export const TEXT_SIZES = 4;
export const ALOUD_RATES = [0.75, 1, 1.25, 1.5] as const;

/** A member's reading settings, on all devices. */
export type ReadingChoices = {
  /** 0 is the default size. */
  size: number;
  /** Shows the text alone. */
  isCalm: boolean;
  rate: (typeof ALOUD_RATES)[number];
  /** Compares content with what the member told about themselves. */
  isPersonal: boolean;
  /** Prefers plain-language texts where editors wrote them. */
  isPlain: boolean;
};

export const usualChoices: ReadingChoices = {
  size: 0,
  isCalm: false,
  rate: 1,
  isPersonal: true,
  isPlain: false,
};
