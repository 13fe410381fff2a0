/** What a member wrote beside a second of a film; nobody else sees it. */
export type FilmNote = { id: string; second: number; body: string };

/** What is a member's own at a film. */
export type OwnWatching = {
  /** Null when it can't be had right now. */
  positionSec: number | null;
  isWatchLater: boolean;
  /** They wish that no position is kept; null when that can't be had right now. */
  isPaused: boolean | null;
  /** Null when they can't be had right now. */
  notes: readonly FilmNote[] | null;
};

/** Whether positions are kept: where it is not known what is kept, or that it may be, nothing is written over it. */
export const keepsPositions = ({ positionSec, isPaused }: OwnWatching): boolean =>
  positionSec !== null && isPaused === false;
