export type FilmNote = { id: string; second: number; body: string };

export type OwnWatching = {
  /** Null if it can't be loaded now. */
  positionSec: number | null;
  isWatchLater: boolean;
  /** True if the member turned off position saving; null if that can't be loaded now. */
  isPaused: boolean | null;
  notes: readonly FilmNote[] | null;
};

/**
 * True if positions are saved. False if the stored position or the setting is unknown, so that nothing is
 * overwritten.
 */
export const savesPositions = ({ positionSec, isPaused }: OwnWatching): boolean =>
  positionSec !== null && isPaused === false;
