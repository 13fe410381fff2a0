/** What a member wrote beside a second of a film; nobody else sees it. */
export type FilmNote = { id: string; second: number; body: string };

export const MAX_NOTE_CHARACTERS = 2_000;

/** What is a member's own at a film. */
export type OwnWatching = {
  positionSec: number;
  isWatchLater: boolean;
  /** They wish that no position is kept. */
  isPaused: boolean;
  /** Null when they can't be had right now. */
  notes: readonly FilmNote[] | null;
};
