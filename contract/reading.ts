/**
 * How far a text was read, in percent of its paragraphs: the one at the top of the screen counts, and 100
 * is kept once the end of the text stood on the screen. From then on it counts as read, once and for all.
 */
export const READ_PCT = 100;
const RESUMED_FROM_PCT = 5;

/** A position as it may be kept; what is no number is the beginning. */
export function readingPosition(given: unknown): number {
  const position = Math.round(Number(given));
  return Number.isFinite(position) ? Math.min(READ_PCT, Math.max(0, position)) : 0;
}

/** Whether it is worth offering to go on from there: neither hardly begun nor at the end. */
export const isWorthGoingOn = (positionPct: number): boolean =>
  positionPct >= RESUMED_FROM_PCT && positionPct < READ_PCT;

/** How often a position is kept while somebody reads. */
export const READING_KEPT_EVERY_MS = 10_000;

/** Why something was not useful, in the order in which it is asked. */
export const feedbackReasons = ["outdated", "unclear", "wrong", "incomplete", "other"] as const;
export type FeedbackReason = (typeof feedbackReasons)[number];

export const MAX_FEEDBACK_NOTE = 1_000;

/** How many sizes a text may have; the first is the usual one. */
export const TEXT_SIZES = 4;
/** How fast a text may be read aloud. */
export const ALOUD_RATES = [0.75, 1, 1.25, 1.5] as const;

/** How a member likes to read, on whatever device. */
export type ReadingChoices = {
  /** From 0, the usual one. */
  size: number;
  /** Nothing but the text. */
  isCalm: boolean;
  rate: (typeof ALOUD_RATES)[number];
  /** Whether what changes is compared with what they told of themselves. */
  isPersonal: boolean;
  /** Texts in plain language, where editors wrote them so. */
  isPlain: boolean;
};

export const usualChoices: ReadingChoices = {
  size: 0,
  isCalm: false,
  rate: 1,
  isPersonal: true,
  isPlain: false,
};
